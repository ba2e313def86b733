/** Without a cluster: faults that an API server would refuse, or that appear after the start. */
import { existsSync } from 'node:fs'
import t from 'tap'
import { readConfig, variableNames, workerNames } from '../../src/platform/environment/config.ts'
import { readStages, variablesOf } from './dockerfile.ts'
import {
  compilerErrors,
  type Manifest,
  manifestFiles,
  readKustomization,
  readManifests,
  readVariables,
} from './manifests.ts'

const all = await readManifests()
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind)
const find = (kind: string, name: string) => {
  const found = all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (found === undefined) throw new Error(`no ${kind} ${name}`)
  return found
}
const deployments = ofKind('Deployment')
const migration = find('Job', 'migrate')
const workloads = [...deployments, migration]
const podOf = (manifest: Manifest) => manifest.spec.template
const containerOf = (manifest: Manifest) => podOf(manifest).spec.containers[0]
const kustomization = await readKustomization('base')
const example = await readKustomization('example')
const [generator] = kustomization.configMapGenerator
const entries = example.configMapGenerator[0].literals.map((line: string) => line.split(/=(.*)/s))
const configuration: Record<string, string> = {
  ...(await readVariables(`base/${generator.envs[0]}`)),
  ...Object.fromEntries(entries),
}

t.test('every object has the form of its API and no unknown field', async (t) => {
  t.ok(all.length > 15)
  const typo = structuredClone(find('Deployment', 'api'))
  containerOf(typo).securityContext.readOnlyRootFileSystem = true
  const errors = await compilerErrors(t, [...all, typo])
  t.equal(errors.length, 1, errors.join('; '))
  t.match(errors[0], /readOnlyRootFileSystem.* does not exist/, 'only the one of this test')
})

t.test('kustomization.yaml lists every file of the base and names its image', async (t) => {
  t.same(kustomization.resources.toSorted(), manifestFiles)
  for (const workload of workloads)
    for (const { images } of [kustomization, example])
      t.equal(containerOf(workload).image, images[0].name)
})

t.test('the example has the secrets that the pods need, and they start nothing', async (t) => {
  const [{ name: secret, envs }] = example.secretGenerator
  const secrets = await readVariables(`example/${envs[0]}`)
  const references = workloads
    .flatMap((workload) => containerOf(workload).env)
    .map(({ valueFrom }) => valueFrom.secretKeyRef)
  for (const { name, key, optional = false } of references) {
    t.equal(name, secret)
    t.ok(optional || key in secrets, key)
  }
  const keys = references.map(({ key }) => key)
  t.same(
    Object.keys(secrets).filter((key) => !keys.includes(key)),
    [],
    'no unknown key',
  )
  const production = { NODE_ENV: 'production', JWT_SECRET_KEY: secrets['jwt-secret-key'] }
  t.throws(() => readConfig(production), /JWT_SECRET_KEY must have at least 32 bytes/)
})

t.test('the service knows all variables, and a process starts with them', async (t) => {
  const { image } = await readStages()
  const secrets: Record<string, string> = {
    DATABASE_URL: 'postgres://register@postgres/register',
    REDIS_URL: 'redis://redis',
    JWT_SECRET_KEY: 'a-secret-of-the-tests-with-32-bytes-or-more',
  }
  for (const workload of deployments) {
    const { name } = workload.metadata
    const { env, envFrom, args } = containerOf(workload)
    t.same(envFrom, [{ configMapRef: { name: generator.name } }])
    const names: string[] = env.map((variable: { name: string }) => variable.name)
    t.same(
      [...names, ...Object.keys(configuration)].filter(
        (variable) => !variableNames.includes(variable),
      ),
      [],
      name,
    )
    t.ok(
      env.every((variable: object) => !('value' in variable)),
      `${name}: by reference only`,
    )
    const needed = env.filter(
      ({ valueFrom }: { valueFrom: { secretKeyRef: { optional?: boolean } } }) =>
        !valueFrom.secretKeyRef.optional,
    )
    const isWorker = name === 'worker'
    t.same(
      needed.map((variable: { name: string }) => variable.name).sort(),
      Object.keys(secrets)
        .filter((key) => !isWorker || key !== 'JWT_SECRET_KEY')
        .sort(),
    )
    const ofWorker = ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'FINDINGS_API_TOKEN', 'REDIS_URL']
    if (isWorker) t.same(names.toSorted(), ofWorker, 'the worker has no secret for callers')
    const [script] = args
    t.ok(existsSync(script), `${script} is there`)
    const read = (more: object = {}) =>
      readConfig(
        { ...variablesOf(image), ...configuration, ...secrets, ...more },
        isWorker ? workerNames : variableNames,
      )
    const config = read()
    t.ok(config.production)
    t.equal(config.findings.url, undefined, 'no DefectDojo by default')
    const pooled = { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: 'postgres://a@server/b' }
    t.equal(read(pooled).directDatabaseUrl, pooled.DATABASE_DIRECT_URL)
    const findings = { FINDINGS_URL: 'https://defectdojo.example', FINDINGS_API_TOKEN: 'a-token' }
    t.equal(read(findings).findings.url, findings.FINDINGS_URL)
    const { SHUTDOWN_DELAY_MS: delayMs, SHUTDOWN_TIMEOUT_MS: timeoutMs } = config
    t.ok(podOf(workload).spec.terminationGracePeriodSeconds * 1000 > delayMs + timeoutMs)
    t.not(config.OPS_HOST, '127.0.0.1', 'the kubelet reaches the health checks')
  }
})

t.test('the migration has the URL of the owner and nothing else', (t) => {
  const { env, envFrom, args } = containerOf(migration)
  t.equal(envFrom, undefined)
  t.same(env, [
    {
      name: 'DATABASE_URL',
      valueFrom: { secretKeyRef: { name: 'register-secrets', key: 'database-owner-url' } },
    },
  ])
  t.same(args, ['src/start/migrate.ts'])
  t.end()
})

t.test('ports, probes and selectors match', async (t) => {
  for (const deployment of deployments) {
    const { name } = deployment.metadata
    const { ports, startupProbe, livenessProbe, readinessProbe } = containerOf(deployment)
    const port = (wanted: string) =>
      ports.find((candidate: { name: string }) => candidate.name === wanted)?.containerPort
    t.equal(port('ops'), Number(configuration.OPS_PORT))
    if (name === 'api') t.equal(port('http'), Number(configuration.PORT))
    t.same(startupProbe.httpGet, { path: '/livez', port: 'ops' })
    t.same(livenessProbe.httpGet, { path: '/livez', port: 'ops' }, 'not of the database')
    const path = name === 'api' ? '/readyz?exclude=database_writes' : '/readyz'
    t.same(readinessProbe.httpGet, { path, port: 'ops' })
    t.match(podOf(deployment).metadata.labels, deployment.spec.selector.matchLabels)
    t.same(find('PodDisruptionBudget', name).spec.selector, deployment.spec.selector)
    for (const { labelSelector } of podOf(deployment).spec.topologySpreadConstraints)
      t.same(labelSelector, deployment.spec.selector)
  }
  // An update keeps the number that an autoscaler has set.
  t.equal(find('Deployment', 'api').spec.replicas, undefined)
  const service = find('Service', 'api')
  t.same(service.spec.selector, find('Deployment', 'api').spec.selector.matchLabels)
  t.equal(service.spec.ports[0].targetPort, 'http')
  const { scaleTargetRef, minReplicas } = find('HorizontalPodAutoscaler', 'api').spec
  t.match(find('Deployment', scaleTargetRef.name), { apiVersion: scaleTargetRef.apiVersion })
  for (const replicas of [minReplicas, find('Deployment', 'worker').spec.replicas])
    t.ok(replicas >= 2, 'one pod may always be evicted')
})

t.test('pods have only the rights that they need', async (t) => {
  t.match(find('Namespace', 'weight-bmi-register').metadata.labels, {
    'pod-security.kubernetes.io/enforce': 'restricted',
  })
  const { image } = await readStages()
  const user = image.instructions
    .find((instruction) => instruction.getKeyword() === 'USER')
    ?.getArgumentsContent()
  for (const workload of workloads) {
    const { spec } = podOf(workload)
    t.match(spec, {
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    t.equal(`${spec.securityContext.runAsUser}:${spec.securityContext.runAsGroup}`, user)
    if (workload !== migration)
      t.equal(find('ServiceAccount', spec.serviceAccountName).automountServiceAccountToken, false)
    const { securityContext, resources, volumeMounts } = containerOf(workload)
    t.same(securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const amounts = { cpu: String, memory: String, 'ephemeral-storage': String }
    t.match(resources, { requests: amounts, limits: amounts })
    t.same(
      volumeMounts.map(({ name }: { name: string }) => name),
      spec.volumes.map(({ name }: { name: string }) => name),
    )
  }
})

t.test('only traffic that a policy names passes', async (t) => {
  const policies = ofKind('NetworkPolicy')
  t.same(find('NetworkPolicy', 'deny-everything').spec, {
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  })
  const names = deployments.map(({ metadata }) => metadata.name)
  for (const { spec, metadata } of policies) {
    const label = spec.podSelector.matchLabels?.['app.kubernetes.io/name']
    const selected =
      label === undefined ? (spec.podSelector.matchExpressions?.[0].values ?? []) : [label]
    t.ok(
      selected.every((name: string) => names.includes(name)),
      `${metadata.name}: existing pods`,
    )
    for (const rule of spec.ingress ?? []) {
      for (const { port } of rule.ports) {
        for (const name of selected) {
          const { ports } = containerOf(find('Deployment', name))
          t.ok(ports.some((candidate: { name: string }) => candidate.name === port))
        }
      }
    }
  }
  const store = (name: string) =>
    policies.some(({ spec }) => JSON.stringify(spec.egress ?? []).includes(`"port":${name}`))
  for (const port of ['5432', '6432', '6379', '53']) t.ok(store(port), `port ${port}`)
  // A DefectDojo may be outside of the cluster.
  const { podSelector, egress } = find('NetworkPolicy', 'service-to-internet').spec
  t.same(podSelector.matchExpressions[0].values, names)
  t.same(
    egress[0].to.map(({ ipBlock }: { ipBlock: { cidr: string } }) => ipBlock.cidr),
    ['0.0.0.0/0', '::/0'],
  )
  t.same(egress[0].ports, [{ protocol: 'TCP', port: 443 }])
})
