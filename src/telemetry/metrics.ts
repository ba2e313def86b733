import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Names and labels: docs/operations.md. */
export interface Metrics {
  registry: Registry
  countAudited: (event: AuditedEvent, outcome: AuditOutcome) => void
  countRateLimited: (operation: string) => void
  countBreachCheck: (outcome: 'clear' | 'breached' | 'failed') => void
  countCaptcha: (outcome: 'passed' | 'rejected' | 'failed') => void
  countRequests: (kind: 'sync' | 'finding', outcome: RequestOutcome, count: number) => void
  observeToolCall: (operation: string, outcome: string, seconds: number) => void
  countTraceExport: (outcome: 'success' | 'failure') => void
}

/** The events of the audit log. */
const auditedEvents = [
  'login',
  'registration',
  'logout',
  'role_change',
  'export',
  'import',
  'report',
  'refresh',
  'forbidden',
  'rate_limit',
  'webhook_refused',
] as const
/**
 * `unavailable`: the service could not decide. `refused`: the request ended before the operation
 * began.
 */
const auditOutcomes = ['success', 'failure', 'unavailable', 'refused'] as const

export type AuditedEvent = (typeof auditedEvents)[number]
export type AuditOutcome = (typeof auditOutcomes)[number]

const requestOutcomes = ['done', 'superseded', 'ignored', 'waiting', 'retrying', 'failed'] as const

/** The result of an attempt at accepted requests. */
export type RequestOutcome = (typeof requestOutcomes)[number]

/** Seconds. */
const toolCallBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** A counter with a 0 for all its labels: otherwise the first event is no increase. */
const counter = (
  registry: Registry,
  name: string,
  help: string,
  labels: Readonly<Record<string, readonly string[]>>,
) => {
  const labelNames = Object.keys(labels)
  const made = new Counter({ name, help, labelNames, registers: [registry] })
  let combinations: Record<string, string>[] = [{}]
  for (const [label, values] of Object.entries(labels)) {
    combinations = combinations.flatMap((one) =>
      values.map((value) => ({ ...one, [label]: value })),
    )
  }
  for (const combination of combinations) made.inc(combination, 0)
  return made
}

/** Metrics of the process (memory, event loop, CPU) and the counters of the rooms. */
export const createMetrics = (version: string): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'register_build_info',
    help: 'Always 1; the version of the service that runs',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
  const audited = counter(registry, 'audited_actions_total', 'Lines of the audit log', {
    action: auditedEvents,
    outcome: auditOutcomes,
  })
  const rateLimited = counter(registry, 'rate_limited_requests_total', 'Calls refused with 429', {
    operation: ['login', 'registerAccount'],
  })
  const breachChecks = counter(
    registry,
    'breach_checks_total',
    'Passwords asked about at the breach service',
    {
      outcome: ['clear', 'breached', 'failed'],
    },
  )
  const captchas = counter(registry, 'captcha_verifications_total', 'Captcha tokens judged', {
    outcome: ['passed', 'rejected', 'failed'],
  })
  const requests = counter(
    registry,
    'wstg_requests_processed_total',
    'Attempts at accepted requests by their end',
    {
      kind: ['sync', 'finding'],
      outcome: requestOutcomes,
    },
  )
  const traceExports = counter(
    registry,
    'trace_exports_total',
    'Batches of spans sent to the collector',
    {
      outcome: ['success', 'failure'],
    },
  )
  const toolCalls = new Histogram({
    name: 'findings_tool_request_duration_seconds',
    help: 'Time that a call to the findings tool took',
    labelNames: ['operation', 'outcome'],
    buckets: toolCallBuckets,
    registers: [registry],
  })

  return {
    registry,
    countAudited: (action, outcome) => audited.inc({ action, outcome }),
    countRateLimited: (operation) => rateLimited.inc({ operation }),
    countBreachCheck: (outcome) => breachChecks.inc({ outcome }),
    countCaptcha: (outcome) => captchas.inc({ outcome }),
    countRequests: (kind, outcome, count) => requests.inc({ kind, outcome }, count),
    observeToolCall: (operation, outcome, seconds) =>
      toolCalls.observe({ operation, outcome }, seconds),
    countTraceExport: (outcome) => traceExports.inc({ outcome }),
  }
}
