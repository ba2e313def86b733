import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, ContextManager } from '@opentelemetry/api'
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
import { context, propagation, ROOT_CONTEXT, trace } from './tracing.ts'
import { within } from './within.ts'

/** Spans that wait for the collector; beyond it new ones are dropped. */
const maxQueueSize = 2048
/** Milliseconds. */
const exportInterval = 1000
const exportTimeout = 10_000
const closeDeadline = 1500
/** Milliseconds between log lines about a collector that does not answer. */
const quietTime = 60_000

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

/** Reports the result of each export: the SDK does not. */
class ReportingExporter extends OTLPTraceExporter {
  readonly #report: (error: Error | undefined) => void

  constructor(url: string, report: (error: Error | undefined) => void) {
    super({ url })
    this.#report = report
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      const failed = result.code !== ExportResultCode.SUCCESS
      this.#report(failed ? (result.error ?? new Error('not exported')) : undefined)
      done(result)
    })
  }
}

/** The active context of each asynchronous call. */
const createContextManager = (): ContextManager => {
  const storage = new AsyncLocalStorage<Context>()
  return {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, action, self, ...args) =>
      storage.run(active, () => Reflect.apply(action, self, args)),
    bind: (_context, target) => target,
    enable() {
      return this
    },
    disable() {
      return this
    },
  }
}

export interface TracingOptions {
  version: string
  log: Log
  /** Called after each export of a batch. */
  onExport: (outcome: 'success' | 'failure') => void
}

/**
 * Sends traces by OTLP over HTTP, from now on until the returned function is called, which sends
 * the remaining spans within a second or two. The service makes its spans itself: instrumentations
 * need loader hooks and record addresses, statements and errors.
 */
export const openTracing = (
  config: TracingConfig,
  { version, log, onExport }: TracingOptions,
): (() => Promise<void>) => {
  let lastLogged = Number.NEGATIVE_INFINITY
  const report = (error: Error | undefined) => {
    onExport(error ? 'failure' : 'success')
    if (!error || performance.now() - lastLogged < quietTime) return
    lastLogged = performance.now()
    const fields = { event: 'trace_export_failed', reason: error.message }
    log.warn(fields, 'spans could not be sent to the collector')
  }
  const names = { 'service.name': config.serviceName, 'service.version': version }
  const provider = new TracerProvider({
    sampler: samplerOf(config),
    // `envDetector` reads OTEL_RESOURCE_ATTRIBUTES.
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes(names)),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ReportingExporter(config.url, report),
        maxQueueSize,
        scheduledDelayMillis: exportInterval,
        exportTimeoutMillis: exportTimeout,
      }),
    ],
  })
  context.setGlobalContextManager(createContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await within(
      provider.shutdown().catch(() => undefined),
      closeDeadline,
    )
  }
}
