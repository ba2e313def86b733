import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config.ts'
import type { Log } from './log.ts'
import type { Span, SpanOptions, Tracing } from './tracing.ts'
import { within } from './within.ts'

/** Spans that wait for the collector; beyond it new ones are dropped. */
const maxQueueSize = 2048
/** Milliseconds. */
const exportInterval = 1000
const exportTimeout = 10_000
const closeDeadline = 1500
/** Milliseconds between log lines about a collector that does not answer. */
const quietTime = 60_000

const kinds: Record<SpanOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

const samplerOf = ({ sampler, ratio }: TracingConfig): Sampler => {
  const name = sampler.replace('parentbased_', '')
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return name === sampler ? root : new ParentBasedSampler({ root })
}

/** The reason of a failure without its message, which may hold input of callers. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name
}

/** Reports the result of each export: the SDK does not. */
class ReportingExporter extends OTLPTraceExporter {
  readonly #report: (error: Error | undefined) => void

  constructor(url: string, report: (error: Error | undefined) => void) {
    super({ url })
    this.#report = report
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      this.#report(
        result.code === ExportResultCode.SUCCESS
          ? undefined
          : (result.error ?? new Error('not exported')),
      )
      done(result)
    })
  }
}

/**
 * Traces by OTLP over HTTP. The service makes its spans itself: instrumentations need loader hooks
 * and record addresses, statements and errors. Nothing is registered globally.
 */
export const openTracing = (config: TracingConfig, version: string, log: Log): Tracing => {
  let listener: (outcome: 'success' | 'failure') => void = () => undefined
  let lastLogged = Number.NEGATIVE_INFINITY
  const report = (error: Error | undefined) => {
    listener(error ? 'failure' : 'success')
    if (!error || performance.now() - lastLogged < quietTime) return
    lastLogged = performance.now()
    log.warn(
      { event: 'trace_export_failed', reason: error.message },
      'spans could not be sent to the collector',
    )
  }
  const exporter = new ReportingExporter(config.url, report)
  const provider = new TracerProvider({
    sampler: samplerOf(config),
    // `envDetector` reads OTEL_RESOURCE_ATTRIBUTES.
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(
        resourceFromAttributes({ 'service.name': config.serviceName, 'service.version': version }),
      ),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize,
        scheduledDelayMillis: exportInterval,
        exportTimeoutMillis: exportTimeout,
      }),
    ],
  })
  const tracer = provider.getTracer('weight-bmi-register', version)
  const propagator = new W3CTraceContextPropagator()
  const storage = new AsyncLocalStorage<Context>()
  const active = () => storage.getStore() ?? ROOT_CONTEXT

  const contextOf = (traceparent: string): Context =>
    propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  const parentOf = ({ parent }: SpanOptions): Context => {
    if (parent === undefined) return active()
    return parent === null ? ROOT_CONTEXT : contextOf(parent)
  }
  const linksOf = ({ links = [] }: SpanOptions) =>
    links.flatMap((traceparent) => {
      const context = trace.getSpanContext(contextOf(traceparent))
      return context ? [{ context }] : []
    })

  const start = (
    name: string,
    options: SpanOptions,
    startTime?: number,
  ): Span & { endAt(time: number): void } => {
    const parent = parentOf(options)
    const { kind, attributes = {} } = options
    const links = linksOf(options)
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, links, ...(startTime !== undefined && { startTime }) },
      parent,
    )
    return {
      set: (more) => void span.setAttributes(more),
      fail(reason) {
        span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR })
      },
      run: (action) => storage.run(trace.setSpan(parent, span), action),
      end: () => span.end(),
      endAt: (time) => span.end(time),
      traceId: span.isRecording() ? span.spanContext().traceId : undefined,
    }
  }

  return {
    enabled: true,
    start,

    async inSpan(name, options, run) {
      const span = start(name, options)
      try {
        return await span.run(() => run(span))
      } catch (error) {
        span.fail(reasonOf(error))
        throw error
      } finally {
        span.end()
      }
    },

    note(name, milliseconds, options) {
      if (storage.getStore() === undefined) return
      const end = Date.now()
      const span = start(name, options, end - milliseconds)
      if (options.failure !== undefined) span.fail(options.failure)
      span.endAt(end)
    },

    traceparent() {
      const carrier: { traceparent?: string } = {}
      propagator.inject(active(), carrier, defaultTextMapSetter)
      return carrier.traceparent
    },

    onExport(next) {
      listener = next
    },

    async close() {
      const closing = provider.shutdown().catch(() => undefined)
      await within(closing, closeDeadline)
    },
  }
}
