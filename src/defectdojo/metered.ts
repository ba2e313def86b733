import { activeTraceparent, inSpan, SpanKind } from '../telemetry/tracing.ts'
import { FindingsToolError } from './errors.ts'
import type { SendRequest, ToolRequest } from './transport.ts'

export type Observers = {
  /**
   * Called after every request with method and path (`{id}` instead of numbers), `success` or the
   * reason of the failure, and the duration in seconds.
   */
  onCall?: (operation: string, outcome: string, seconds: number) => void
}

const operationOf = ({ method, path }: ToolRequest): string =>
  `${method} /${path.replace(/\d+/g, '{id}')}`

/** Reports the operation and the outcome of every request. */
export const metered = (
  send: SendRequest,
  { onCall = () => undefined }: Observers,
): SendRequest => {
  return async (request) => {
    const operation = operationOf(request)
    const started = performance.now()
    const tell = (outcome: string) =>
      onCall(operation, outcome, (performance.now() - started) / 1000)
    const attributes = {
      'http.request.method': request.method,
      'url.template': operation.slice(request.method.length + 1),
    }
    try {
      const answer = await inSpan(operation, { kind: SpanKind.CLIENT, attributes }, () =>
        send({ ...request, traceparent: activeTraceparent() }),
      )
      tell('success')
      return answer
    } catch (error) {
      tell(error instanceof FindingsToolError ? error.reason : 'unexpected')
      throw error
    }
  }
}
