import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { readConfig } from '../../src/platform/environment/config.ts'
import { need } from '../programs.ts'
import { readCompose } from './compose.ts'

need('promtool')

const root = resolve(import.meta.dirname, '../..')
const prometheus = join(root, 'deploy/prometheus')
const documentation = await readFile(join(root, 'docs/operations.md'), 'utf8')

const promtool = (...args: string[]) =>
  new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile('promtool', args, { cwd: prometheus }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout + stderr + (error ? String(error) : '') }),
    )
  })
const passes = async (t: Test, ...args: string[]) => {
  const { failed, output } = await promtool(...args)
  t.notOk(failed, `promtool ${args.join(' ')}: ${failed ? output : 'passes'}`)
}

interface Rule {
  record?: string
  alert?: string
  expr: string
  annotations?: { runbook: string }
}
const rules: Rule[] = parse(await readFile(join(prometheus, 'rules.yml'), 'utf8')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
)

/**
 * The metrics of docs/operations.md, and those of prom-client and of a cluster that are used.
 * Another test compares docs/operations.md with the exported metrics.
 */
const histograms = ['http_request_duration_seconds', 'findings_tool_request_duration_seconds']
const known = new Set([
  ...[...documentation.matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name),
  ...histograms.flatMap((name) => [`${name}_bucket`, `${name}_count`, `${name}_sum`]),
  ...rules.map(({ record }) => record),
  'up',
  'process_resident_memory_bytes',
  'container_memory_working_set_bytes',
  'container_spec_memory_limit_bytes',
  'kube_pod_container_status_last_terminated_reason',
  'kube_pod_container_status_restarts_total',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
])
const words = new Set(
  (
    'sum|rate|max|by|on|le|time|and|or|unless|histogram_quantile|count|' +
    'increase|operation|outcome|state|status|action|version|instance|program|' +
    'namespace|pod|container|group|last_over_time|job|role'
  ).split('|'),
)

/** Names in an expression that are not a known metric, a word of PromQL or a grouping label. */
const unknownNames = (expression: string): string[] => {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
  return (bare.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter(
    (name) => !known.has(name) && !words.has(name),
  )
}

t.test('rules and scraping are valid, and alerts fire only when they should', async (t) => {
  await passes(t, 'check', 'config', 'prometheus.yml')
  await passes(t, 'check', 'rules', 'rules.yml')
  await passes(t, 'test', 'rules', 'rules.test.yml')
})

t.test('alerts have tests and entries in the runbook, and names are exported', async (t) => {
  const { tests } = parse(await readFile(join(prometheus, 'rules.test.yml'), 'utf8'))
  const cases: { alertname: string; exp_alerts: unknown[] }[] = tests.flatMap(
    (one: { alert_rule_test: unknown }) => one.alert_rule_test,
  )
  const described = [...documentation.matchAll(/^\| `([A-Z]\w+)`/gm)].map(([, name]) => name)
  const alerts = rules.flatMap(({ alert }) => alert ?? [])
  t.same(described, alerts, 'the runbook has each alert, in the same order')
  for (const { alert, annotations } of rules) {
    if (alert === undefined) continue
    t.equal(annotations?.runbook, 'docs/operations.md#alerts')
    const own = cases.filter(({ alertname }) => alertname === alert)
    for (const fires of [true, false])
      t.ok(
        own.some(({ exp_alerts: fired }) => fired.length > 0 === fires),
        alert,
      )
  }
  for (const { expr } of rules) t.same(unknownNames(expr), [], expr)
  t.same(unknownNames('sum(rate(no_such_total[5m]))'), ['no_such_total'], 'a wrong name')
})

t.test('Prometheus of Compose finds the processes and the rules', async (t) => {
  const { services } = await readCompose()
  const { scrape_configs } = parse(await readFile(join(prometheus, 'prometheus.yml'), 'utf8'))
  const [{ names, port }] = scrape_configs[0].dns_sd_configs
  t.equal(port, readConfig({}).OPS_PORT)
  const networks = (name: string) => services[name]?.networks ?? []
  for (const name of names)
    t.ok(
      networks(name).some((network) => networks('prometheus').includes(network)),
      name,
    )
  const target = services.prometheus?.volumes?.[0]?.split(':')[1]
  t.match(services.prometheus?.command, [`--config.file=${target}/prometheus.yml`])
})
