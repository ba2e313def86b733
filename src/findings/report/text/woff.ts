import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/**
 * Unpacks a WOFF 1.0 font into the TrueType or OpenType font that it holds; any other file is given back as it is.
 * The library that draws the fonts would unpack a table again for each glyph that it reads.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file
  const flavor = file.readUInt32BE(4)
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + index * entryBytes
    const offset = file.readUInt32BE(entry + 4)
    const packed = file.subarray(offset, offset + file.readUInt32BE(entry + 8))
    const length = file.readUInt32BE(entry + 12)
    return {
      tag: file.readUInt32BE(entry),
      checksum: file.readUInt32BE(entry + 16),
      data: packed.length < length ? inflateSync(packed, { maxOutputLength: length }) : packed,
    }
  })
  return sfnt(flavor, tables)
}

function sfnt(flavor: number, tables: readonly { tag: number; checksum: number; data: Buffer }[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length)
  const power = Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * tables.length - 16 * 2 ** power, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index
    directory.writeUInt32BE(tag, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
