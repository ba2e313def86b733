import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Route, routes } from '../../../generated/routes.ts'
import { availableMemory, childEnds } from '../process/child.ts'

/** The events of the audit log. */
const auditedEvents = [
  'login',
  'registration',
  'logout',
  'role_change',
  'access_change',
  'key_creation',
  'key_deletion',
  'invitation_creation',
  'invitation_deletion',
  'password_link_creation',
  'password_reset',
  'password_change',
  'session_end',
  'account_deletion',
  'data_export',
  'weight_deletion',
  'export',
  'import',
  'report',
  'refresh',
  'forbidden',
  'rate_limit',
  'webhook_refused',
  'key_refused',
  'wstg_retry',
  'wstg_dismiss',
  'wstg_hidden_is_gone',
  'wstg_forget',
] as const
/**
 * `unavailable`: the service could not decide. `refused`: the request ended before the operation
 * began.
 */
const auditOutcomes = ['success', 'failure', 'unavailable', 'refused'] as const

/** The operations that limit attempts with a password. */
const limitedOperations = Object.entries<Route>(routes).flatMap(([operation, { statuses }]) =>
  statuses.includes(429) ? [operation] : [],
)

export type AuditedEvent = (typeof auditedEvents)[number]
export type AuditOutcome = (typeof auditOutcomes)[number]

/** Seconds. */
const toolCallBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The value of a gauge, or one for each value of its label. */
type GaugeValue = number | Readonly<Record<string, number>> | null | undefined

/** Metrics of the process (memory, event loop, CPU) and the counters of the modules. */
export const createMetrics = (version: string) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  /** Read at each scrape. Without a reading it has no value: an old one would look new. */
  const gauge = (
    name: string,
    help: string,
    read: () => GaugeValue | Promise<GaugeValue>,
    label?: string,
  ): void => {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const found = await read()
        this.reset()
        if (typeof found === 'number') this.set(found)
        else if (label === undefined) this.remove()
        else
          for (const [value, number] of Object.entries(found ?? {}))
            this.set({ [label]: value }, number)
      },
    })
  }
  gauge(
    'register_build_info',
    'Always 1; the version of the service that runs',
    () => ({ [version]: 1 }),
    'version',
  )
  gauge(
    'register_memory_limit_bytes',
    'Memory that the container, or else the machine, gives to its processes',
    availableMemory,
  )

  /** A counter that starts at 0 for all labels: otherwise the first event would be no increase. */
  const counter = <const Labels extends Record<string, readonly string[]>>(
    name: string,
    help: string,
    labels: Labels,
  ) => {
    const made = new Counter({ name, help, labelNames: Object.keys(labels), registers })
    let combinations: Record<string, string>[] = [{}]
    for (const [label, values] of Object.entries(labels))
      combinations = combinations.flatMap((others) =>
        values.map((value) => ({ ...others, [label]: value })),
      )
    for (const combination of combinations) made.inc(combination, 0)
    return (values: { [Label in keyof Labels]: Labels[Label][number] }, count = 1): void =>
      made.inc(values, count)
  }
  const toolCalls = new Histogram({
    name: 'findings_tool_request_duration_seconds',
    help: 'Time that a call to the findings tool took',
    labelNames: ['operation', 'outcome'],
    buckets: toolCallBuckets,
    registers,
  })

  return {
    registry,
    gauge,
    countAudited: counter('audited_actions_total', 'Lines of the audit log', {
      action: auditedEvents,
      outcome: auditOutcomes,
    }),
    countRateLimited: counter('rate_limited_requests_total', 'Calls refused with 429', {
      operation: limitedOperations,
    }),
    countBreachCheck: counter(
      'breach_checks_total',
      'Passwords asked about at the breach service',
      { outcome: ['clear', 'breached', 'failed'] },
    ),
    countCaptcha: counter('captcha_verifications_total', 'Verified captcha tokens', {
      outcome: ['passed', 'rejected', 'failed'],
    }),
    countChild: counter(
      'child_processes_ended_total',
      'Child processes by the cause of their end',
      {
        program: ['report', 'import'],
        reason: childEnds,
      },
    ),
    observeToolCall: (operation: string, outcome: string, seconds: number): void =>
      toolCalls.observe({ operation, outcome }, seconds),
  }
}

/** Names and labels: docs/operations.md. */
export type Metrics = ReturnType<typeof createMetrics>
