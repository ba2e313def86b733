import { loadedOnce } from '../process/loaded-once.ts'
import { PASSWORD_MIN_LENGTH } from './passwords.ts'

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
  )
}

/**
 * Common passwords of 8 characters and more, about 18,000, from zxcvbn's list of leaked ones (all
 * in lower case). Loaded on first use (20 ms, 7 MB): only needed while the range service fails.
 */
export const commonPasswords = loadedOnce(load)
