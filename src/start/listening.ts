import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from '../config.ts'

/** The address of a server and the variables that set it. */
export interface Endpoint {
  host: string
  port: number
  variables: { host: string; port: string }
}

export const apiEndpoint = ({ http }: Config): Endpoint => ({
  host: http.host,
  port: http.port,
  variables: { host: 'HOST', port: 'PORT' },
})

export const opsEndpoint = ({ http }: Config): Endpoint => ({
  host: http.opsHost,
  port: http.opsPort,
  variables: { host: 'OPS_HOST', port: 'OPS_PORT' },
})

export class PortTakenError extends ConfigError {
  override name = 'PortTakenError'
}

/** Turns system errors into messages that name the variable. */
const explain = (error: unknown, { host, port, variables }: Endpoint): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new PortTakenError(`${variables.port}: port ${port} is already in use`, { cause: error })
  if (code === 'EACCES')
    return new ConfigError(
      `${variables.port}: port ${port} needs more rights than this process has`,
      { cause: error },
    )
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL'
    ? new ConfigError(`${variables.host}: ${host} is no address of this machine`, { cause: error })
    : error
}

/**
 * Binds the port and frees it, so that a port in use is reported before the start.
 * @throws ConfigError when the port cannot be bound
 */
export const checkEndpoint = async (endpoint: Endpoint): Promise<void> => {
  const server = createServer().listen({ host: endpoint.host, port: endpoint.port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explain(error, endpoint)
  }
  server.close()
  await once(server, 'close')
}

/** @returns host and port; the system chooses the port if 0 is configured */
export const listen = async (server: FastifyInstance, endpoint: Endpoint): Promise<string> => {
  const { host, port } = endpoint
  try {
    // `announceReady` logs the address; the framework would log it earlier and repeatedly.
    const address = await server.listen({ host, port, listenTextResolver: () => 'listening' })
    return `${host.includes(':') ? `[${host}]` : host}:${new URL(address).port || 80}`
  } catch (error) {
    throw explain(error, endpoint)
  }
}
