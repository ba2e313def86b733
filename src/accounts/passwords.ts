import { randomBytes } from 'node:crypto'
import { hash as argon2Hash, argon2id, verify as argon2Verify } from 'argon2'
import pLimit from 'p-limit'
import { badRequest, DomainError } from '../errors.ts'
import { yieldPoolThreads } from './thread-priority.ts'

/** Code points. The lower limit is OWASP ASVS 6.2.1's; the upper one bounds the work. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

/** Seconds after which the waiting list is worth another attempt. */
const BUSY_RETRY_AFTER = 5

const ARGON2_VERSION = 0x13

// A code point has at most two UTF-16 units: a huge text is refused without being read.
const isTooLong = (password: string): boolean =>
  password.length > 2 * PASSWORD_MAX_LENGTH || [...password].length > PASSWORD_MAX_LENGTH

/** The key of the message about a wrong length; `undefined` for an acceptable one. */
export const passwordProblem = (
  password: string,
): 'password_too_short' | 'password_too_long' | undefined => {
  if (isTooLong(password)) return 'password_too_long'
  return [...password].length < PASSWORD_MIN_LENGTH ? 'password_too_short' : undefined
}

export interface PasswordHasherOptions {
  /** Iterations. */
  timeCost: number
  /** KiB; each hash under way holds this much memory. */
  memoryCost: number
  /** Lanes. */
  parallelism: number
  /** Bytes. */
  hashLength: number
  /** Bytes. */
  saltLength: number
  /** Appended to every password before hashing and stored nowhere; may be empty. */
  pepper: string
  /** Hashes at once. They run on libuv's pool, which name look-ups and file access share. */
  maxConcurrent: number
  /** Calls that may wait for their turn; further calls get a 503. */
  maxWaiting: number
}

export interface PasswordHasher {
  /**
   * The PHC string of the password, with a salt of its own.
   * @throws DomainError 400 `password_too_long`, 503 `busy`
   */
  hash(password: string): Promise<string>
  /**
   * Whether the stored PHC string, with the parameters in it, is this password's. An over-long
   * password is wrong without a hash being computed.
   * @throws DomainError 503 `busy`; Error when `stored` is no PHC string
   */
  verify(stored: string, password: string): Promise<boolean>
  /** The work of a verification, for a name that has no account. Always false. */
  verifyDecoy(password: string): Promise<false>
  /** Whether the stored PHC string was made with other parameters than the configured ones. */
  needsRehash(stored: string): boolean
}

interface Argon2Parameters {
  type: string
  version: number
  timeCost: number
  memoryCost: number
  parallelism: number
  hashLength: number
  saltLength: number
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Reads `$argon2id$v=19$m=..,t=..,p=..$salt$hash` with the costs in any order. */
const parsePhc = (phc: string): Argon2Parameters | undefined => {
  const [, type, version, costs, salt, hash] =
    /^\$(argon2(?:id|i|d))\$v=(\d+)\$([^$]+)\$([^$]+)\$([^$]+)$/.exec(phc) ?? []
  if (!type || !costs || !salt || !hash) return undefined
  const cost = new Map(
    costs.split(',').map((field) => [field.slice(0, 1), Number(field.slice(2))] as const),
  )
  return {
    type,
    version: Number(version),
    timeCost: cost.get('t') ?? Number.NaN,
    memoryCost: cost.get('m') ?? Number.NaN,
    parallelism: cost.get('p') ?? Number.NaN,
    hashLength: Buffer.from(hash, 'base64').length,
    saltLength: Buffer.from(salt, 'base64').length,
  }
}

export const createPasswordHasher = (options: PasswordHasherOptions): PasswordHasher => {
  const {
    timeCost,
    memoryCost,
    parallelism,
    hashLength,
    saltLength,
    pepper,
    maxConcurrent,
    maxWaiting,
  } = options
  const limit = pLimit(maxConcurrent)
  let yielded = false

  const bounded = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= maxConcurrent + maxWaiting) {
      return Promise.reject(new DomainError(503, 'busy', {}, { retryAfter: BUSY_RETRY_AFTER }))
    }
    return limit(async () => {
      const result = await work()
      // The pool starts with its first task.
      if (!yielded) yieldPoolThreads()
      yielded = true
      return result
    })
  }

  // Verifying against random bytes is the same work as against a computed hash.
  const decoy =
    `$argon2id$v=${ARGON2_VERSION}$m=${memoryCost},t=${timeCost},p=${parallelism}` +
    `$${base64(randomBytes(saltLength))}$${base64(randomBytes(hashLength))}`

  const verify = async (stored: string, password: string): Promise<boolean> =>
    !isTooLong(password) && (await bounded(() => argon2Verify(stored, password + pepper)))

  return {
    async hash(password) {
      if (isTooLong(password)) throw badRequest('password_too_long', { max: PASSWORD_MAX_LENGTH })
      return bounded(() =>
        argon2Hash(password + pepper, {
          type: argon2id,
          version: ARGON2_VERSION,
          timeCost,
          memoryCost,
          parallelism,
          hashLength,
          salt: randomBytes(saltLength),
        }),
      )
    },

    verify,

    async verifyDecoy(password) {
      await verify(decoy, password)
      return false
    },

    // The library's own needsRehash() overlooks the lengths of hash and salt.
    needsRehash(stored) {
      const actual = parsePhc(stored)
      return (
        actual?.type !== 'argon2id' ||
        actual.version !== ARGON2_VERSION ||
        actual.timeCost !== timeCost ||
        actual.memoryCost !== memoryCost ||
        actual.parallelism !== parallelism ||
        actual.hashLength !== hashLength ||
        actual.saltLength !== saltLength
      )
    },
  }
}
