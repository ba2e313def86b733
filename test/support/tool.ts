import { createToolDatabase } from '../checklist/dumps/tool-database.ts'
import { apiToken, startSandbox } from './findings.ts'
import type { Teardown } from './machine.ts'

/** The environment of a service with a new findings tool, and the tool's database for dumps. */
export const startTool = async (t: Teardown): Promise<Record<string, string>> => {
  const { url: databaseUrl } = await createToolDatabase(t, 'owner')
  const { url } = await startSandbox(t, { databaseUrl })
  return { FINDINGS_URL: url, FINDINGS_API_TOKEN: apiToken, FINDINGS_DATABASE_URL: databaseUrl }
}
