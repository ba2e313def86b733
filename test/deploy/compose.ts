import { parse } from 'yaml'
import { read } from './dockerfile.ts'

interface ComposeService {
  image: string
  profiles?: string[]
  command?: string[]
  environment?: Record<string, string | number>
  ports?: string[]
  networks: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
  healthcheck?: { test?: string[] }
  restart?: string
  read_only?: boolean
  logging: { options: Record<string, string> }
}

export interface Compose {
  services: Record<string, ComposeService>
  networks: Record<
    string,
    { internal?: boolean; enable_ipv6?: string; ipam?: { config: { subnet: string }[] } } | null
  >
}

/** The variables that docker-compose.yml requires. */
export const requiredVariables = {
  POSTGRES_PASSWORD: 'superuser1',
  DATABASE_OWNER_PASSWORD: 'owner1',
  DATABASE_PASSWORD: 'service1',
  JWT_SECRET_KEY: 'a-secret-of-the-tests-with-32-bytes-or-more',
}

/**
 * docker-compose.yml with variables replaced as in Compose: `${A:-b}` is b if A is missing or
 * empty, and `${A:?text}` requires A. `b` may contain variables.
 */
export const readCompose = async (changes: Record<string, string> = {}): Promise<Compose> => {
  const given: Record<string, string> = { ...requiredVariables, ...changes }
  const interpolate = (text: string): string => {
    const next = text.replace(
      /\$\{(\w+):([-?])([^${}]*)\}/,
      (_, name: string, kind: string, rest: string) => {
        const value = given[name] ?? ''
        if (value !== '') return value
        if (kind === '?') throw new Error(`${name}: ${rest}`)
        return rest
      },
    )
    return next === text ? text : interpolate(next)
  }
  return JSON.parse(
    JSON.stringify(parse(await read('docker-compose.yml'), { merge: true })),
    (_, value) => (typeof value === 'string' ? interpolate(value) : value),
  )
}
