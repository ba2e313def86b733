import { passwordLengths } from './passwords.ts'

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= passwordLengths.min),
  )
}

let loading: ReturnType<typeof load> | undefined

/**
 * Common passwords that are long enough, about 18,000, from zxcvbn's list of leaked ones (all in
 * lower case). Loaded on first use (20 ms, 7 MB): only needed while the range service fails.
 */
export const commonPasswords = (): ReturnType<typeof load> => {
  loading ??= load()
  return loading
}
