import type { FastifyRequest } from 'fastify'
import { badRequest, DomainError } from '../errors.ts'
import { inviteBody } from './body.ts'

/** The file of a `multipart/form-data` body, while it arrives. */
export interface Upload {
  /**
   * To be read once. Fields beside the file are ignored.
   * @throws DomainError 400 for a form without exactly one file, in the expected field, and for a malformed one, 413
   */
  bytes: AsyncIterable<Uint8Array>
  /** Lets go of what has not been read; what the caller goes on sending is thrown away. */
  discard(): void
}

/** More parts than any form has that belongs here. */
const maxParts = 100
/** Bytes of the boundaries and headers around a file; a request that is larger than file and this is refused unread. */
const maxOverhead = 65_536

export const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/** @param maxBytes of the file itself */
export const readUpload = (request: FastifyRequest, field: string, maxBytes: number): Upload => ({
  bytes: uploadedBytes(request, field, maxBytes),
  discard() {
    request.raw.unpipe()
    request.raw.resume()
  },
})

async function* uploadedBytes(request: FastifyRequest, field: string, maxBytes: number) {
  const tooLarge = () => new DomainError(413, 'file_too_large', { max: megabytes(maxBytes) })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxOverhead) throw tooLarge()
  inviteBody(request.raw)
  let found = false
  try {
    const limits = { fileSize: maxBytes, parts: maxParts, fieldSize: maxOverhead }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      if (found || part.fieldname !== field) throw badRequest('multipart_expected')
      found = true
      const { file } = part
      // The form parser would wait for the end of what it has cut off.
      file.once('limit', () => file.destroy(tooLarge()))
      for await (const bytes of file) yield bytes
      if (file.truncated) throw tooLarge()
    }
  } catch (error) {
    // The form parser's own complaints are all about the form.
    throw error instanceof DomainError
      ? error
      : new DomainError(400, 'multipart_expected', {}, { cause: error })
  }
  if (!found) throw badRequest('missing_field', { field })
}
