import { inspect } from 'node:util'
import type { Test } from 'tap'
import { FindingsToolError } from '../../src/checklist/defectdojo/errors.ts'
import type { Finding } from '../../src/checklist/defectdojo/finding.ts'
import { findingFor } from '../../src/checklist/wstg/checklist.ts'
import { flagsOfStatus, type TrackerStatus } from '../../src/checklist/wstg/status.ts'
import { startAnsweringProxy } from './answering-proxy.ts'
import { apiToken, connectTool, startSandbox } from './findings.ts'
import { failureOf } from './outcome.ts'

/** The content of a finding for an item. */
export const newFinding = (wstgId: string, status: TrackerStatus = 'In Progress') => ({
  ...findingFor(wstgId),
  flags: flagsOfStatus[status],
})

export const newItem = (wstgId: string) => ({
  wstgId,
  findingId: null,
  findingCreated: null,
  findingTest: null,
  made: [],
  requested: true,
  unanswered: null,
})

export const gather = async (pages: AsyncIterable<Finding[]>): Promise<Finding[]> => {
  const all: Finding[] = []
  for await (const findings of pages) all.push(...findings)
  return all
}

export const idsOf = (findings: readonly Finding[]) => findings.map(({ id }) => id)

export const toolFailureOf = async (
  t: Test,
  action: Promise<unknown>,
): Promise<FindingsToolError> => {
  const error = await failureOf(action)
  if (!(error instanceof FindingsToolError)) throw error ?? new Error('no failure')
  t.notOk(
    inspect(error, { depth: 10, showHidden: true }).includes(apiToken),
    'the error does not contain the token',
  )
  t.ok(error.message.length <= 600)
  return error
}

/** A sandbox behind a proxy that can answer in its place. */
export const behindAnsweringProxy = async (t: Test) => {
  const { url } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  return { proxy, ...connectTool(proxy.url) }
}
