/** Attributes never hold input of callers or identifiers. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal'
  attributes?: SpanAttributes
  /** W3C `traceparent` of the parent; null: none; absent: the active span. */
  parent?: string | null | undefined
  /** `traceparent` of further causes. */
  links?: readonly string[]
}

export interface Span {
  set(attributes: SpanAttributes): void
  /** @param reason one of a few fixed words, never a message */
  fail(reason: string): void
  /** Runs the action with this span active. */
  run<T>(action: () => T): T
  end(): void
  /** Undefined if the span is not recorded. */
  readonly traceId: string | undefined
}

/** Traces of requests through the queue and the findings tool. */
export interface Tracing {
  readonly enabled: boolean
  start(name: string, options: SpanOptions): Span
  /** Runs `run` in a span. The span ends with it, and fails if it fails. */
  inSpan<T>(name: string, options: SpanOptions, run: (span: Span) => Promise<T>): Promise<T>
  /** Adds a child that has just ended to the active span, if there is one. */
  note(
    name: string,
    milliseconds: number,
    options: SpanOptions & { failure?: string | undefined },
  ): void
  /** W3C `traceparent` of the active span. */
  traceparent(): string | undefined
  /** The listener is called after each export of a batch. */
  onExport(listener: (outcome: 'success' | 'failure') => void): void
  /** Sends the remaining spans, within a second or two. */
  close(): Promise<void>
}

const noSpan: Span = {
  set: () => undefined,
  fail: () => undefined,
  run: (action) => action(),
  end: () => undefined,
  traceId: undefined,
}

/** Tracing without a collector: no spans. */
export const noTracing: Tracing = {
  enabled: false,
  start: () => noSpan,
  inSpan: (_name, _options, run) => run(noSpan),
  note: () => undefined,
  traceparent: () => undefined,
  onExport: () => undefined,
  close: async () => undefined,
}
