import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
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
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../environment/config.ts'
import { withTimeout } from '../process/timeouts.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { context, propagation, trace } from './tracing.ts'

/** Milliseconds. */
const exportInterval = 1000
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

interface TracingOptions {
  version: string
  log: Log
  countExport: Metrics['countTraceExport']
}

/**
 * Sends traces by OTLP over HTTP, from now on until the returned function is called, which sends
 * the remaining spans within a second or two. The service makes its spans itself: instrumentations
 * need loader hooks and record addresses, statements and errors.
 */
export const openTracing = (
  config: TracingConfig,
  { version, log, countExport }: TracingOptions,
): (() => Promise<void>) => {
  let lastLogged = Number.NEGATIVE_INFINITY
  const report = (error: Error | undefined) => {
    countExport({ outcome: error ? 'failure' : 'success' })
    if (!error || performance.now() - lastLogged < quietTime) return
    lastLogged = performance.now()
    const fields = { event: 'trace_export_failed', reason: error.message }
    log.warn(fields, 'spans could not be sent to the collector')
  }
  const otlp = new OTLPTraceExporter({ url: config.url })
  // The SDK does not report the result of an export.
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        report(result.error)
        done(result)
      }),
    shutdown: () => otlp.shutdown(),
  }
  const names = { 'service.name': config.serviceName, 'service.version': version }
  const provider = new TracerProvider({
    sampler: samplerOf(config),
    // `envDetector` reads OTEL_RESOURCE_ATTRIBUTES.
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes(names)),
    // Up to 2048 spans wait for the collector, and an export takes at most 10 s.
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: exportInterval })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await withTimeout(
      provider.shutdown().catch(() => undefined),
      closeDeadline,
    )
  }
}
