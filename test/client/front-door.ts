import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

interface Test {
  teardown(action: () => unknown): unknown
}

export interface FrontDoor {
  baseUrl: string
  /** The bodies of the uploads so far. */
  uploads: string[]
  /** Whether the dump breaks off in the middle. */
  breakDump: (broken: boolean) => void
  /** Whether downloads stop half-way without ending. */
  stall: (stalled: boolean) => void
}

const pdf = Buffer.from('%PDF-1.3\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const dump = Array.from({ length: 200 }, (_, line) => `-- line ${line} ${'x'.repeat(1000)}\n`)

const cors = (request: IncomingMessage) =>
  request.headers.origin === undefined
    ? {}
    : {
        'access-control-allow-origin': request.headers.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-expose-headers': 'Content-Disposition, Retry-After, X-Request-Id',
      }

/**
 * Stands before the service and answers the operations that move files as the contract says; whatever else arrives goes
 * on to the service, which also decides who may use them.
 */
export const openFrontDoor = async (t: Test, serviceUrl: string): Promise<FrontDoor> => {
  const uploads: string[] = []
  let broken = false
  let stalled = false

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request
    const onward = httpRequest(serviceUrl + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  const files: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
    'GET /api/findings-manager/generate-pdf': async (request, response) => {
      const disposition = 'attachment; filename="wstg-report-2026-01-31.pdf"'
      response.writeHead(200, {
        ...cors(request),
        'content-type': 'application/pdf',
        'content-disposition': disposition,
        'content-length': pdf.length,
      })
      response.end(pdf)
    },
    'GET /api/findings-manager/export-dump': async (request, response) => {
      const disposition = 'attachment; filename="findings-2026-01-31.sql"'
      response.writeHead(200, {
        ...cors(request),
        'content-type': 'application/sql',
        'content-disposition': disposition,
      })
      for (const [index, line] of dump.entries()) {
        if (index === 100 && broken) {
          response.destroy()
          return
        }
        if (index === 100 && stalled) return
        if (!response.write(line)) await once(response, 'drain')
      }
      response.end()
    },
    'POST /api/findings-manager/import-dump': async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) {
        chunks.push(chunk)
        // Slow enough for a browser to tell of more than the end.
        await delay(1)
      }
      uploads.push(Buffer.concat(chunks).toString('latin1'))
      response.writeHead(200, { ...cors(request), 'content-type': 'application/json; charset=utf-8' })
      response.end('{"message":"Volcado importado","success":true}')
    },
  }

  const isAdmitted = async ({ headers: { authorization = '' } }: IncomingMessage) => {
    const { status } = await fetch(`${serviceUrl}/api/wstg/dashboard`, { headers: { authorization } })
    return status !== 401 && status !== 403
  }

  const server = createServer(async (request, response) => {
    const answer = files[`${request.method} ${request.url}`]
    if (answer && (await isAdmitted(request))) await answer(request, response)
    else forward(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads,
    breakDump: (value) => {
      broken = value
    },
    stall: (value) => {
      stalled = value
    },
  }
}
