import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the process says of itself. Names and labels: docs/operations.md. */
export interface Metrics {
  registry: Registry
  /** The figures as Prometheus reads them; whatever has to be asked for is asked for now. */
  scrape: () => Promise<string>
  /** Has something looked up before each scrape. It has to be quick, and to cope with its own failures. */
  beforeScrape: (look: () => Promise<void> | void) => void
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
/** `unavailable`: the service could not decide. `refused`: before the operation began. */
const auditOutcomes = ['success', 'failure', 'unavailable', 'refused'] as const

export type AuditedEvent = (typeof auditedEvents)[number]
export type AuditOutcome = (typeof auditOutcomes)[number]

/** How an attempt at accepted requests ended. */
export type RequestOutcome = 'done' | 'superseded' | 'ignored' | 'waiting' | 'retrying' | 'failed'

const requestOutcomes: readonly RequestOutcome[] = [
  'done',
  'superseded',
  'ignored',
  'waiting',
  'retrying',
  'failed',
]

/** Seconds. */
const toolCallBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** A counter that starts at 0 for all its labels: the first event would otherwise be no increase. */
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

/** The process's own figures (memory, event loop, CPU) and what the rooms count. */
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

  const looks: (() => Promise<void> | void)[] = []
  return {
    registry,
    async scrape() {
      await Promise.all(looks.map((look) => look()))
      return registry.metrics()
    },
    beforeScrape: (look) => void looks.push(look),
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
