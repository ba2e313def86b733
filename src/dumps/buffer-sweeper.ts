import v8 from 'node:v8'
import vm from 'node:vm'

/** Bytes that may pass between two sweeps. */
const interval = 8 * 1024 * 1024

let collect: (() => void) | undefined

/** V8's collector of young objects, which takes less than a millisecond. It is not otherwise to be had at run time. */
const youngCollector = (): (() => void) => {
  v8.setFlagsFromString('--expose-gc')
  const gc: unknown = vm.runInNewContext('gc')
  return typeof gc === 'function' ? () => gc({ type: 'minor' }) : () => undefined
}

/**
 * Keeps the memory of a stream flat. Every piece that is read from a socket is a buffer outside of V8's heap; V8 hardly
 * notices those and lets some hundred megabytes of them lie before it tidies up.
 * @returns to be told of the bytes that have passed
 */
export const createBufferSweeper = (): ((bytes: number) => void) => {
  let passed = 0
  return (bytes) => {
    passed += bytes
    if (passed < interval) return
    passed = 0
    collect ??= youngCollector()
    collect()
  }
}
