/** The process that makes the load (see `load.ts`): one plan after the other. */
import { connect, type Socket } from 'node:net'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { LoadPlan, LoadResult } from './load.ts'

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')
const readSize = 64 * 1024

interface Connection {
  /** Milliseconds, on the clock of `performance.now()`. */
  sentAt: number
  send(request: Buffer, at: number): void
  socket: Socket
}

/** One connection: sends a request, finds the end of its answer, tells. */
const openConnection = (port: number, onAnswer: (status: number, connection: Connection) => void): Connection => {
  let head = Buffer.alloc(0)
  /** Bytes of the body that are still to come; -1: the head is not complete yet; -2: the body is chunked. */
  let rest = -1
  let status = 0
  let tail = Buffer.alloc(0)

  const take = (chunk: Buffer): void => {
    if (rest === -1) {
      if (head.length > 0) chunk = Buffer.concat([head, chunk])
      const end = chunk.indexOf(headEnd)
      if (end < 0) {
        head = Buffer.from(chunk)
        return
      }
      head = Buffer.alloc(0)
      const text = chunk.toString('latin1', 0, end)
      status = Number(text.slice(9, 12))
      const length = /\ncontent-length: *(\d+)/i.exec(text)?.[1]
      if (length === undefined && !/\ntransfer-encoding: *chunked/i.test(text) && status !== 204) {
        throw new Error(`an answer whose end cannot be told: ${text}`)
      }
      rest = length === undefined ? (status === 204 ? 0 : -2) : Number(length)
      chunk = chunk.subarray(end + 4)
    }
    if (rest === -2) {
      tail = Buffer.concat([tail, chunk]).subarray(-lastChunk.length)
      if (!tail.equals(lastChunk)) return
    } else {
      rest -= chunk.length
      if (rest > 0) return
    }
    rest = -1
    tail = Buffer.alloc(0)
    onAnswer(status, connection)
  }

  const buffer = Buffer.alloc(readSize)
  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer,
      callback(length) {
        take(buffer.subarray(0, length))
        return true
      },
    },
  })
  const connection: Connection = {
    sentAt: 0,
    send(request: Buffer, at: number) {
      connection.sentAt = at
      socket.write(request)
    },
    socket,
  }
  return connection
}

const run = async ({ port, connections, milliseconds, requests, rate }: LoadPlan): Promise<LoadResult> => {
  const ready = requests.map((request) => Buffer.from(request))
  const times: RecordableHistogram = createHistogram()
  const failed: Record<string, number> = {}
  const fail = (reason: string) => {
    failed[reason] = (failed[reason] ?? 0) + 1
  }
  let succeeded = 0
  let sent = 0
  let underWay = 0
  let over = false
  const finished = Promise.withResolvers<void>()
  const next = () => ready[sent++ % ready.length]!
  const idle: Connection[] = []
  /** With a rate: when the requests should have been sent that wait for a connection. */
  const due: number[] = []

  const send = (connection: Connection, at: number) => {
    underWay += 1
    connection.send(next(), at)
  }
  const onAnswer = (status: number, connection: Connection) => {
    times.record(Math.max(1, Math.round((performance.now() - connection.sentAt) * 1000)))
    underWay -= 1
    if (status >= 200 && status < 300) succeeded += 1
    else fail(String(status))
    const late = due.shift()
    if (late !== undefined) send(connection, late)
    else if (over) {
      if (underWay === 0) finished.resolve()
    } else if (rate === undefined) send(connection, performance.now())
    else idle.push(connection)
  }

  const open = Array.from({ length: connections }, () => openConnection(port, onAnswer))
  for (const { socket } of open) {
    socket.on('error', (error) => {
      fail(error.message)
      finished.resolve()
    })
  }
  await Promise.all(open.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))))

  const start = performance.now()
  if (rate === undefined) for (const connection of open) send(connection, performance.now())
  else {
    idle.push(...open)
    let planned = 0
    const timer = setInterval(() => {
      const now = performance.now()
      for (; planned < ((now - start) / 1000) * rate; planned += 1) {
        const at = start + (planned / rate) * 1000
        const connection = idle.shift()
        if (connection) send(connection, at)
        else due.push(at)
      }
      if (over) clearInterval(timer)
    }, 1)
  }
  setTimeout(() => {
    over = true
    if (underWay === 0) finished.resolve()
  }, milliseconds)
  await finished.promise
  const seconds = (performance.now() - start) / 1000
  for (const { socket } of open) socket.destroy()
  return {
    succeeded,
    failed,
    seconds,
    p50: times.percentile(50) / 1000,
    p99: times.percentile(99) / 1000,
    longest: times.max / 1000,
  }
}

process.on('message', async (plan: LoadPlan) => process.send!(await run(plan)))
