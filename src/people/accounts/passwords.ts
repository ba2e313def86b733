import { randomBytes } from 'node:crypto'
import { hash as argon2Hash, argon2id, verify as argon2Verify } from 'argon2'
import PQueue from 'p-queue'
import { busy } from '../../platform/errors.ts'
import { inTurn } from '../../platform/process/turns.ts'

/** Code points. The lower limit is OWASP ASVS 6.2.1's; the upper one bounds the work. */
export const passwordLengths = { min: 8, max: 128 } as const

/**
 * Milliseconds from the beginning of an attempt during which it waits for a hash. An answer takes 5
 * s at most; hash and database need the rest.
 */
const longestWait = 4000

const argon2Version = 0x13

// A code point has at most two UTF-16 units: a huge text is refused without being read.
const isTooLong = (password: string): boolean =>
  password.length > 2 * passwordLengths.max || [...password].length > passwordLengths.max

/** The key of the message about a wrong length; `undefined` for an acceptable one. */
export const passwordProblem = (
  password: string,
): 'password_too_short' | 'password_too_long' | undefined => {
  if (isTooLong(password)) return 'password_too_long'
  return [...password].length < passwordLengths.min ? 'password_too_short' : undefined
}

export interface PasswordHasherOptions {
  /** Hashes at once. They run on libuv's pool, which name look-ups and file access share. */
  maxConcurrent: number
  /** Hashes that may wait for their turn. */
  maxWaiting: number
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
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Type, version, costs in any order, and lengths of `$argon2id$v=19$m=..,t=..,p=..$salt$hash`. */
const parametersOf = (phc: string): string => {
  const [, type, version, costs, salt, hash] = phc.split('$')
  return [type, version, costs?.split(',').sort(), salt?.length, hash?.length].join()
}

export const createPasswordHasher = (options: PasswordHasherOptions) => {
  const { timeCost, memoryCost, parallelism, hashLength, saltLength } = options
  const { pepper, maxConcurrent, maxWaiting } = options
  const queue = new PQueue({ concurrency: maxConcurrent })
  const bounded = async <T>(work: () => Promise<T>, since: number): Promise<T> => {
    if (queue.pending === maxConcurrent && queue.size >= maxWaiting) throw busy()
    return inTurn(queue, since + longestWait - performance.now(), work)
  }

  // Verifying against random bytes is the same work as against a computed hash.
  const decoy =
    `$argon2id$v=${argon2Version}$m=${memoryCost},t=${timeCost},p=${parallelism}` +
    `$${base64(randomBytes(saltLength))}$${base64(randomBytes(hashLength))}`

  return {
    /**
     * The PHC string of the password, with a separate salt.
     * @param since when the attempt began, in the time of `performance.now()`
     * @throws DomainError 503 `busy`
     */
    hash(password: string, since = performance.now()): Promise<string> {
      const work = () =>
        argon2Hash(password + pepper, {
          type: argon2id,
          version: argon2Version,
          timeCost,
          memoryCost,
          parallelism,
          hashLength,
          salt: randomBytes(saltLength),
        })
      return bounded(work, since)
    },

    /**
     * Whether the stored PHC string, with the parameters in it, is this password's. An over-long
     * password is wrong without a hash being computed.
     * @param stored undefined for a name without an account: the same work, and false
     * @param since when the attempt began, in the time of `performance.now()`
     * @throws DomainError 503 `busy`; Error when `stored` is no PHC string
     */
    async verify(
      stored: string | undefined,
      password: string,
      since = performance.now(),
    ): Promise<boolean> {
      if (isTooLong(password)) return false
      const work = () => argon2Verify(stored ?? decoy, password + pepper)
      const matches = await bounded(work, since)
      return matches && stored !== undefined
    },

    /**
     * Whether the stored PHC string was made with other parameters than the configured ones. The
     * library's own `needsRehash` overlooks the lengths of hash and salt.
     */
    needsRehash: (stored: string): boolean => parametersOf(stored) !== parametersOf(decoy),
  }
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>
