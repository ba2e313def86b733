import { PASSWORD_MIN_LENGTH } from './passwords.ts'

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
  )
}

let loading: Promise<ReadonlySet<string>> | undefined

/**
 * The common passwords that would otherwise be long enough, about 18,000 of them, from zxcvbn's list of leaked ones
 * (all in lower case). Loaded on first use (some 20 ms and 7 MB), for it is needed only while the range service fails.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loading ??= load()
  return loading
}
