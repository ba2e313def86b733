import { readFile } from 'node:fs/promises'
import { availableMemory } from '../process/child.ts'
import type { Metrics } from './metrics.ts'

const read = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '')

/** Bytes of a process: of pages that several processes share, its part (Linux' PSS). */
const bytesOf = async (pid: string | number): Promise<number> =>
  1024 * Number(/^Pss: +(\d+)/m.exec(await read(`${pid}/smaps_rollup`))?.[1] ?? 0)

/** Bytes of this process and of its child processes. */
const usedMemory = async (): Promise<number | undefined> => {
  const own = await bytesOf('self')
  if (own === 0) return undefined
  const children = (await read(`self/task/${process.pid}/children`)).match(/\d+/g) ?? []
  const others = await Promise.all(children.map(bytesOf))
  return others.reduce((sum, bytes) => sum + bytes, own)
}

export const addMemoryMetrics = ({ gauge }: Metrics): void => {
  gauge('register_memory_bytes', 'Memory of the process and its child processes', usedMemory)
  gauge(
    'register_memory_limit_bytes',
    'Memory that the container, or else the machine, gives to its processes',
    availableMemory,
  )
}
