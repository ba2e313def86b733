/** Writes numbered lines to standard output like the service, on its parent's command. */
import fs from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { openLogOutput } from '../../../src/platform/telemetry/log-output.ts'

export type Order =
  /** Lines, then the time limit of a flush in milliseconds. */
  | { write?: number; flush?: number }
  /** Whether writes fail from now on as on a full disk. */
  | { full: boolean }
  | { exit: number }

const output = openLogOutput(1)
const filler = 'x'.repeat(180)
let written = 0
let full = false

const { write } = fs
const writeUnlessFull = (...args: unknown[]) => {
  if (!full) return Reflect.apply(write, fs, args)
  const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  setImmediate(args.at(-1) as (error: Error) => void, error)
}
Object.assign(fs, { write: writeUnlessFull })

process.on('message', async (order: Order) => {
  if ('exit' in order) process.exit(order.exit)
  if ('full' in order) full = order.full
  else {
    for (let count = 0; count < (order.write ?? 0); count += 1) {
      output.write(`${JSON.stringify({ level: 'info', number: written, filler })}\n`)
      written += 1
      if (written % 100 === 0) await turn()
    }
    if (order.flush !== undefined) await output.flush(order.flush)
  }
  process.send!('done')
})
