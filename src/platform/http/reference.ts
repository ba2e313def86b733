import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { apiVersion } from '../../../generated/routes.ts'
import { documentFile } from './bind.ts'
import { serveFile, serveHashedFiles } from './files.ts'
import { webPagePolicy } from './headers.ts'

const clientFolder = new URL('../../../generated/client/', import.meta.url)
const pageFolder = new URL('reference-page/', import.meta.url)
const assetFolder = new URL('.', import.meta.resolve('swagger-ui-dist/package.json'))
/** The files of the page: path below `/api/docs/`, folder and media type. */
const pageFiles = [
  ['page.js', pageFolder, 'text/javascript'],
  ['page.css', pageFolder, 'text/css'],
  ['icon.svg', pageFolder, 'image/svg+xml'],
  ['assets/swagger-ui-bundle.js', assetFolder, 'text/javascript'],
  ['assets/swagger-ui.css', assetFolder, 'text/css'],
] as const

/** An entry of a tar archive (POSIX.1-1988, ustar), like npm's: without owner and time. */
const tarEntry = (name: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(512)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(`package/${name}`, 0)
  header.write(
    octal(0o644, 7) + octal(0, 7) + octal(0, 7) + octal(content.length, 11) + octal(0, 11),
    100,
  )
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)} `, 148)
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)])
}

const clientFile = `client-${apiVersion}.tgz`

/**
 * The generated client as an npm package. Lock files hold its hash, so the same files give the same
 * bytes on every machine: the output of a compressor depends on its version and the processor.
 */
const packClient = async (): Promise<Buffer> => {
  const names = (await readdir(clientFolder)).sort()
  const entries = names.map(async (name) =>
    tarEntry(name, await readFile(new URL(name, clientFolder))),
  )
  const archive = Buffer.concat([...(await Promise.all(entries)), Buffer.alloc(1024)])
  return promisify(gzip)(archive, { level: constants.Z_NO_COMPRESSION })
}

/** Serves the contract, its client, and a page to browse it and to try its operations. */
export const addReference = (app: FastifyInstance): void => {
  serveFile(app, {
    path: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    content: () => readFile(documentFile),
  })
  serveFile(app, {
    path: `/api/docs/${clientFile}`,
    type: 'application/gzip',
    content: packClient,
  })
  app.get('/api/docs/client.tgz', (_request, reply) => reply.redirect(clientFile))
  const withAddresses = serveHashedFiles(
    app,
    pageFiles.map(([path, folder, type]) => ({
      path: `/api/docs/${path}`,
      type: `${type}; charset=utf-8`,
      content: () => readFile(new URL(path.split('/').at(-1)!, folder)),
      compressed: true,
    })),
  )
  for (const path of ['/api/docs', '/api/docs/'])
    serveFile(app, {
      path,
      type: 'text/html; charset=utf-8',
      content: async () => withAddresses(await readFile(new URL('index.html', pageFolder), 'utf8')),
      headers: { 'content-security-policy': webPagePolicy() },
    })
}
