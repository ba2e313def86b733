/**
 * The services that the soak's processes call, in a process of its own: the findings sandbox on
 * `FINDINGS_DATABASE_URL` with the token `FINDINGS_API_TOKEN`, and a range service that knows no
 * breached password.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '../embedded/defectdojo/sandbox.ts'

const quiet = { info: () => undefined, warn: console.warn, error: console.error }
const sandbox = await createSandbox({
  databaseUrl: process.env.FINDINGS_DATABASE_URL!,
  token: process.env.FINDINGS_API_TOKEN!,
  log: quiet,
})
const ranges = createServer((_request, response) => response.end(`${'0'.repeat(35)}:0`))
ranges.listen(0, '127.0.0.1', () => {
  console.log(`ranges on ${(ranges.address() as AddressInfo).port}`)
  console.log(`ready at ${sandbox.url}`)
})

process.once('SIGTERM', async () => {
  ranges.close()
  ranges.closeAllConnections()
  await sandbox.close()
})
