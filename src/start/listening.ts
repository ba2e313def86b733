import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from '../config.ts'

/** Where a server listens, and the variables that say so. */
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

/** An operator looks for the variable to change, not for a system call. */
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
 * Binds the port and lets go of it: a port that is taken is told before anything has been started.
 * @throws ConfigError when the server could not listen there
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

/** @returns host and port, which the system has chosen where 0 is configured */
export const listen = async (server: FastifyInstance, endpoint: Endpoint): Promise<string> => {
  const { host, port } = endpoint
  try {
    // The address is told in one line, when all is ready; the framework would tell it earlier, and more than once.
    const address = await server.listen({ host, port, listenTextResolver: () => 'listening' })
    return `${host.includes(':') ? `[${host}]` : host}:${new URL(address).port || 80}`
  } catch (error) {
    throw explain(error, endpoint)
  }
}
