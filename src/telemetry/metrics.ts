import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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
const requestOutcomes = ['done', 'superseded', 'ignored', 'waiting', 'retrying', 'failed'] as const

export type AuditedEvent = (typeof auditedEvents)[number]
export type AuditOutcome = (typeof auditOutcomes)[number]
/** The result of an attempt at accepted requests. */
export type RequestOutcome = (typeof requestOutcomes)[number]

/** Seconds. */
const toolCallBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Metrics of the process (memory, event loop, CPU) and the counters of the rooms. */
export const createMetrics = (version: string) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'register_build_info',
    help: 'Always 1; the version of the service that runs',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)

  /** A counter with a 0 for all values of its labels: otherwise the first event is no increase. */
  const counter = <Label extends string>(
    [name, help]: readonly [string, string],
    labels: Record<Label, readonly string[]>,
  ) => {
    const labelNames = Object.keys(labels) as Label[]
    const made = new Counter({ name, help, labelNames, registers })
    let combinations: Partial<Record<Label, string>>[] = [{}]
    for (const label of labelNames)
      combinations = combinations.flatMap((others) =>
        labels[label].map((value) => ({ ...others, [label]: value })),
      )
    for (const combination of combinations) made.inc(combination, 0)
    return made
  }
  const audited = counter(['audited_actions_total', 'Lines of the audit log'], {
    action: auditedEvents,
    outcome: auditOutcomes,
  })
  const rateLimited = counter(['rate_limited_requests_total', 'Calls refused with 429'], {
    operation: ['login', 'registerAccount'],
  })
  const breachChecks = counter(
    ['breach_checks_total', 'Passwords asked about at the breach service'],
    { outcome: ['clear', 'breached', 'failed'] },
  )
  const captchas = counter(['captcha_verifications_total', 'Verified captcha tokens'], {
    outcome: ['passed', 'rejected', 'failed'],
  })
  const requests = counter(
    ['wstg_requests_processed_total', 'Attempts at accepted requests by their end'],
    { kind: ['sync', 'finding'], outcome: requestOutcomes },
  )
  const traceExports = counter(['trace_exports_total', 'Batches of spans sent to the collector'], {
    outcome: ['success', 'failure'],
  })
  const toolCalls = new Histogram({
    name: 'findings_tool_request_duration_seconds',
    help: 'Time that a call to the findings tool took',
    labelNames: ['operation', 'outcome'],
    buckets: toolCallBuckets,
    registers,
  })

  return {
    registry,
    countAudited: (action: AuditedEvent, outcome: AuditOutcome): void =>
      audited.inc({ action, outcome }),
    countRateLimited: (operation: string): void => rateLimited.inc({ operation }),
    countBreachCheck: (outcome: 'clear' | 'breached' | 'failed'): void =>
      breachChecks.inc({ outcome }),
    countCaptcha: (outcome: 'passed' | 'rejected' | 'failed'): void => captchas.inc({ outcome }),
    countRequests: (kind: 'sync' | 'finding', outcome: RequestOutcome, count: number): void =>
      requests.inc({ kind, outcome }, count),
    observeToolCall: (operation: string, outcome: string, seconds: number): void =>
      toolCalls.observe({ operation, outcome }, seconds),
    countTraceExport: (outcome: 'success' | 'failure'): void => traceExports.inc({ outcome }),
  }
}

/** Names and labels: docs/operations.md. */
export type Metrics = ReturnType<typeof createMetrics>
