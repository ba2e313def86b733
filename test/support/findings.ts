import pg from 'pg'
import { createSandbox, type SandboxOptions } from '../../embedded/defectdojo/sandbox.ts'
import type { KnownRecord, NewFinding } from '../../src/checklist/defectdojo/finding.ts'
import {
  createFindingsTool,
  type FindingsToolOptions,
} from '../../src/checklist/defectdojo/findings-tool.ts'
import type { RecordRepository } from '../../src/checklist/defectdojo/record-repository.ts'
import { createWriteRule } from '../../src/checklist/wstg/checklist.ts'
import { collectLog } from './environment.ts'
import type { Teardown } from './machine.ts'
import { createDatabase } from './postgres.ts'

export const apiToken = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00'

/** DefectDojo's profile of a user that does not see everything. */
export const ordinaryUser = {
  status: 200,
  body: { user: { id: 2, username: 'wstg', is_superuser: false } },
}

export const noRight = {
  status: 403,
  body: { detail: 'You do not have permission to perform this action.' },
}

/** The fields that a new engagement or test needs. */
export const period = { target_start: '2026-01-01', target_end: '2026-12-31' }

/** The tool's records within this process. */
const processRecords = (): RecordRepository => {
  const records = new Map<string, KnownRecord>()
  let heldUntil = 0
  const holdCreation = async (milliseconds: number) => {
    heldUntil = performance.now() + milliseconds
  }
  return {
    holdCreation,
    takeCreation: async (milliseconds) => {
      const isFree = heldUntil <= performance.now()
      if (isFree) await holdCreation(milliseconds)
      return isFree
    },
    find: async (name) => records.get(name),
    save: async (name, record) => void records.set(name, record),
    remove: async (name) => void records.delete(name),
    placeOf: async () => undefined,
  }
}

/** A findings sandbox on a new database; it stops with the test. */
export const startSandbox = async (t: Teardown, options: Partial<SandboxOptions> = {}) => {
  const databaseUrl = options.databaseUrl ?? (await createDatabase(t, null))
  const log = collectLog()
  const sandbox = await createSandbox({ databaseUrl, token: apiToken, log, ...options })
  t.teardown(sandbox.close)
  const { url } = sandbox

  /** Calls the sandbox like a user of the tool. */
  const api = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${url}/api/v2/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Token ${apiToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    // biome-ignore lint/suspicious/noExplicitAny: a test checks the values it reads
    const json: any = isJson ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, text, body: json }
  }

  /** Creates product type, product, engagement and test, like a user of the tool. */
  const createTest = async (engagementName = 'WSTG', productName = 'WSTG Checklist') => {
    const create = async (path: string, fields: object): Promise<number> =>
      (await api('POST', path, fields)).body.id
    const prod_type = await create('product_types/', {
      name: `Type of ${productName} ${engagementName}`,
    })
    const products = await api('GET', `products/?name=${encodeURIComponent(productName)}`)
    const found = products.body.results.find(
      ({ name }: { name: string }) => name.toLowerCase() === productName.toLowerCase(),
    )
    const product = { name: productName, description: 'x', prod_type }
    const productId: number = found?.id ?? (await create('products/', product))
    const engagementId = await create('engagements/', {
      name: engagementName,
      product: productId,
      ...period,
    })
    const testId = await create('tests/', { engagement: engagementId, test_type: 4, ...period })
    return { productId, engagementId, testId }
  }

  const createFinding = async (test: number, fields: Record<string, unknown> = {}) => {
    const created = await api('POST', 'findings/', {
      test,
      found_by: [],
      title: 'A finding',
      severity: 'Info',
      numerical_severity: 'S4',
      description: 'd',
      active: true,
      verified: false,
      ...fields,
    })
    if (created.status !== 201)
      throw new Error(`finding not created: ${created.status} ${created.text}`)
    return created.body
  }

  const readFinding = async (id: number) => (await api('GET', `findings/${id}/`)).body

  const changeFinding = async (id: number, fields: object) => {
    const { status, text, body } = await api('PATCH', `findings/${id}/`, fields)
    if (status !== 200) throw new Error(`finding not changed: ${status} ${text}`)
    return body
  }

  /** Changes the tool like its own pages, which call no webhook for it. */
  const query = async (statement: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(statement, values)
    await client.end()
  }

  const deleteFindings = (...ids: number[]) =>
    query('delete from findings where id = any($1)', [ids])

  /** Deletes all engagements with all that belongs to them. */
  const deleteEngagements = async () => {
    for (const table of ['findings', 'tests', 'engagements']) await query(`delete from ${table}`)
  }

  /** Restores a dump from before this record: later ones get its number again. */
  const restoreBefore = async (table: 'findings' | 'tests' | 'engagements', id: number) => {
    await query(`delete from ${table} where id >= $1`, [id])
    await query(`select setval(pg_get_serial_sequence('${table}', 'id'), $1, false)`, [id])
  }

  return {
    sandbox,
    url,
    databaseUrl,
    log,
    api,
    createTest,
    createFinding,
    readFinding,
    changeFinding,
    deleteFindings,
    deleteEngagements,
    query,
    restoreBefore,
  }
}

/** The client with the names and limits of the tests. */
export const connectTool = (url: string, options: Partial<FindingsToolOptions> = {}) => {
  const log = collectLog()
  const tool = createFindingsTool({
    url,
    token: apiToken,
    productType: 'Research and Development',
    product: 'WSTG Checklist',
    engagement: 'WSTG',
    testType: 'WSTG Checklist',
    scope: 'engagement',
    checklist: createWriteRule('specified'),
    timeoutMs: 5000,
    records: processRecords(),
    unansweredLimit: 10_000,
    log,
    ...options,
  })
  const createOwn = async (finding: NewFinding) =>
    tool.createFinding(await tool.testFor(false), finding)
  return { tool, log, createOwn }
}
