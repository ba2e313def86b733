/** What a span says besides its name: never anything of a caller's, nor an identifier. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal'
  attributes?: SpanAttributes
  /** W3C `traceparent` of what has caused it; null: nothing has. Left out: the span that is active. */
  parent?: string | null | undefined
  /** Others that have caused it. */
  links?: readonly string[]
}

export interface Span {
  set(attributes: SpanAttributes): void
  /** @param reason a word out of a few, no message */
  fail(reason: string): void
  /** Runs something with this span as the active one. */
  run<T>(action: () => T): T
  end(): void
  /** Undefined: it is not recorded. */
  readonly traceId: string | undefined
}

/** Traces of calls through queue and tool, as far as somebody wants them. */
export interface Tracing {
  readonly enabled: boolean
  start(name: string, options: SpanOptions): Span
  /** Runs something in a span that ends with it, and fails with it. */
  inSpan<T>(name: string, options: SpanOptions, run: (span: Span) => Promise<T>): Promise<T>
  /** Notes a child of the active span that has just ended; nothing without an active one. */
  note(
    name: string,
    milliseconds: number,
    options: SpanOptions & { failure?: string | undefined },
  ): void
  /** W3C `traceparent` of the active span. */
  traceparent(): string | undefined
  /** Has something told of every batch that has been sent, or could not be. */
  onExport(listener: (outcome: 'success' | 'failure') => void): void
  /** Sends what there is, as far as that works in a moment. */
  close(): Promise<void>
}

const noSpan: Span = {
  set: () => undefined,
  fail: () => undefined,
  run: (action) => action(),
  end: () => undefined,
  traceId: undefined,
}

/** Nobody wants them. */
export const noTracing: Tracing = {
  enabled: false,
  start: () => noSpan,
  inSpan: (_name, _options, run) => run(noSpan),
  note: () => undefined,
  traceparent: () => undefined,
  onExport: () => undefined,
  close: async () => undefined,
}
