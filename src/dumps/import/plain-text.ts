import { badRequest } from '../../errors.ts'

/** The first bytes of files that are uploaded by mistake and could pass for UTF-8 text. */
const foreignSignatures = [
  'PGDMP' /* pg_dump's custom format */,
  'PK\u0003\u0004' /* zip */,
  'BZh' /* bzip2 */,
]
/** Characters. A first line that is longer than this tells nothing about the file's line ends. */
const longestFirstLine = 65_536

const notPlainText = () => badRequest('dump_not_plain')

/** Passes on the file as text, in pieces that end between characters. */
async function* decoded(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  // A byte-order mark is removed.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      throw notPlainText()
    }
  }
  for await (const bytes of source) yield decode(bytes)
  yield decode()
}

/**
 * The text of an uploaded SQL file as UTF-8 bytes, with LF line ends where the file's first line ends in CR LF. Such files come from
 * pg_dump on Windows, which writes every LF as CR LF, also inside strings; undoing that everywhere is the exact inverse.
 * @throws DomainError 400 for other encodings than UTF-8, NUL characters, compressed and binary dumps
 */
export async function* plainText(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  let held = ''
  let replaces: boolean | undefined
  for await (const piece of decoded(source)) {
    if (piece.includes('\0')) throw notPlainText()
    let text = held + piece
    held = ''
    if (replaces === undefined) {
      const lineEnd = text.indexOf('\n')
      if (foreignSignatures.some((signature) => text.startsWith(signature))) throw notPlainText()
      if (lineEnd === -1 && text.length < longestFirstLine) {
        held = text
        continue
      }
      replaces = text[lineEnd - 1] === '\r'
    }
    if (replaces) {
      if (text.endsWith('\r')) {
        held = '\r'
        text = text.slice(0, -1)
      }
      text = text.replaceAll('\r\n', '\n')
    }
    if (text !== '') yield Buffer.from(text)
  }
  if (held !== '') yield Buffer.from(held)
}
