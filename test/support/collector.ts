import { serve, type Teardown } from './machine.ts'

export interface ReceivedSpan {
  service: string
  traceId: string
  spanId: string
  /** Empty for a root span. */
  parentSpanId: string
  name: string
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number
  attributes: Record<string, string | number>
  /** The trace ids of the linked spans. */
  links: string[]
  failed: boolean
}

type Field = { number: number; value: bigint | Buffer }

/** The fields of a message in protobuf's wire format. */
const fieldsOf = (message: Buffer): Field[] => {
  const fields: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  while (at < message.length) {
    const tag = Number(varint())
    const type = tag & 7
    if (type === 0) fields.push({ number: tag >> 3, value: varint() })
    else {
      const length = type === 2 ? Number(varint()) : type === 1 ? 8 : 4
      fields.push({ number: tag >> 3, value: message.subarray(at, at + length) })
      at += length
    }
  }
  return fields
}

const messages = (message: Buffer, number: number): Buffer[] =>
  fieldsOf(message).flatMap((field) =>
    field.number === number && Buffer.isBuffer(field.value) ? [field.value] : [],
  )
const first = (message: Buffer, number: number) => messages(message, number)[0] ?? Buffer.alloc(0)
const integer = (message: Buffer, number: number) =>
  Number(
    fieldsOf(message).find((field) => field.number === number && typeof field.value === 'bigint')
      ?.value ?? 0,
  )

const attributesOf = (message: Buffer, number: number) =>
  Object.fromEntries(
    messages(message, number).map((pair) => {
      const any = first(pair, 2)
      const text = messages(any, 1)[0]
      return [String(first(pair, 1)), text === undefined ? integer(any, 3) : String(text)]
    }),
  )

/** opentelemetry-proto, `ExportTraceServiceRequest`. */
const spansOf = (request: Buffer): ReceivedSpan[] =>
  messages(request, 1).flatMap((resourceSpans) => {
    const service = String(attributesOf(first(resourceSpans, 1), 1)['service.name'])
    return messages(resourceSpans, 2)
      .flatMap((scopeSpans) => messages(scopeSpans, 2))
      .map((span) => ({
        service,
        traceId: first(span, 1).toString('hex'),
        spanId: first(span, 2).toString('hex'),
        parentSpanId: first(span, 4).toString('hex'),
        name: String(first(span, 5)),
        kind: integer(span, 6),
        attributes: attributesOf(span, 9),
        links: messages(span, 13).map((link) => first(link, 1).toString('hex')),
        failed: integer(first(span, 15), 3) === 2,
      }))
  })

/** A collector of traces, by OTLP over HTTP; it ends with the test. */
export const startCollector = async (t: Teardown) => {
  const spans: ReceivedSpan[] = []
  const bodies: Buffer[] = []
  const headers: Record<string, unknown>[] = []
  let silent = false
  let asked = 0
  const { url, close } = await serve(t, async (request, response) => {
    asked += 1
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return
    }
    if (silent) return
    const body = Buffer.concat(chunks)
    bodies.push(body)
    headers.push({ url: request.url, ...request.headers })
    spans.push(...spansOf(body))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  return {
    url,
    spans,
    headers,
    /** All received data as text. */
    text: () => Buffer.concat(bodies).toString('utf8'),
    /** Number of received requests. */
    asked: () => asked,
    /** From now on it accepts requests and answers none. */
    fallSilent: () => {
      silent = true
    },
    /** From now on it refuses connections. */
    close,
  }
}
