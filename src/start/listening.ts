import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/environment/config.ts'
import { ConfigError } from '../platform/errors.ts'

/** The address of a server. `${prefix}HOST` and `${prefix}PORT` set it. */
type Endpoint = ReturnType<typeof endpointOf>

export const endpointOf = (config: Config, prefix: '' | 'OPS_') => ({
  host: config[`${prefix}HOST`],
  port: config[`${prefix}PORT`],
  prefix,
})

export class PortTakenError extends ConfigError {}

/** Names the variable of an error of the system. */
const explain = (cause: unknown, { host, port, prefix }: Endpoint): ConfigError => {
  if (Object(cause).code === 'EADDRINUSE')
    return new PortTakenError(`${prefix}PORT: port ${port} is already in use`, { cause })
  const { message } = cause as Error
  return new ConfigError(`${prefix}HOST and ${prefix}PORT: ${host}:${port}: ${message}`, { cause })
}

/**
 * Binds the port and frees it, so that a port in use is reported before the start.
 * @throws ConfigError when the port cannot be bound
 */
export const checkEndpoint = async (endpoint: Endpoint): Promise<void> => {
  await using server = createServer().listen(endpoint)
  await once(server, 'listening').catch((error: unknown) => {
    throw explain(error, endpoint)
  })
}

/** @returns host and port; the system chooses the port if 0 is configured */
export const listen = async (server: FastifyInstance, endpoint: Endpoint): Promise<string> => {
  const { host, port } = endpoint
  const { level } = server.log
  try {
    // For a name with several addresses the framework starts servers without our listeners.
    const { address: ip } = await lookup(host)
    // The framework would log each address.
    server.log.level = 'silent'
    const address = await server.listen({ host: ip, port })
    return `${host.includes(':') ? `[${host}]` : host}:${new URL(address).port || 80}`
  } catch (error) {
    throw explain(error, endpoint)
  } finally {
    server.log.level = level
  }
}
