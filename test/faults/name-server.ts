import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { Teardown } from '../support/machine.ts'

/**
 * Answers every address query with the given addresses (RFC 1035), like Docker's name server for a
 * service of several containers. Other queries get no records.
 */
export const startNameServer = async (
  t: Teardown,
  addresses: readonly string[],
): Promise<string> => {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    let end = 12
    while (query[end] !== 0) end += (query[end] ?? 0) + 1
    end += 5
    const isAddress = query.readUInt16BE(end - 4) === 1
    const header = Buffer.from(query.subarray(0, 12))
    // Flags: an answer without an error. Counts: one question, no additional records.
    header.writeUInt16BE(0x8580, 2)
    header.writeUInt16BE(isAddress ? addresses.length : 0, 6)
    header.writeUInt16BE(0, 8)
    header.writeUInt16BE(0, 10)
    const records = addresses.map((address) =>
      // A pointer to the name in the question, type A, class IN, TTL of one second, four bytes.
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(
      Buffer.concat([header, query.subarray(12, end), ...(isAddress ? records : [])]),
      from.port,
      from.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  t.teardown(() => socket.close())
  return `127.0.0.1:${socket.address().port}`
}
