import { join } from 'node:path'
import type { Config } from '../src/platform/environment/config.ts'
import type { Log } from '../src/platform/telemetry/log.ts'
import { createSandbox } from './defectdojo/sandbox.ts'

const serviceUrl = ({ HOST: host, PORT: port }: Config): string => {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

/**
 * Starts the stand-in for the findings tool in this process.
 * @param databaseUrl a database that belongs to the sandbox alone
 * @param token of its API
 */
export const startFindingsSandbox = async (
  config: Config,
  { databaseUrl, token }: { databaseUrl: string; token: string },
  log: Log,
) => {
  const { WSTG_WEBHOOK_KEY: webhookKey } = config
  const webhook = webhookKey !== undefined && {
    url: `${serviceUrl(config)}/api/wstg/webhook`,
    headerName: 'X-API-Key',
    headerValue: webhookKey,
  }
  const portFile = join(config.DATA_DIR, 'sandbox-port')
  const { product } = config.findings
  const options = { databaseUrl, token, product, portFile, log, ...(webhook && { webhook }) }
  const sandbox = await createSandbox(options)
  const { url, close } = sandbox
  const deliveries = webhook
    ? 'It sends its webhooks to this service.'
    : 'It sends no webhooks, because WSTG_WEBHOOK_KEY is not set.'
  // Without the address: only the API's log line names an address.
  log.info(
    { event: 'findings_sandbox', port: Number(new URL(url).port) },
    'FINDINGS_URL is not set, so a sandbox replaces DefectDojo. It is for development only. ' +
      deliveries,
  )
  return { url, token, databaseUrl, close }
}
