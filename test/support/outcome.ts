import type { Test } from 'tap'
import type { Reply } from './service.ts'

const cookieNote = (cookie: unknown) =>
  cookie === undefined ? '' : / Max-Age=0;/.test(String(cookie)) ? ' -cookie' : ' +cookie'

/**
 * The result of a request in one text, such as `400 invalid_field peso_kg reason_number`: the
 * status, the code and the parameters of an error, and whether the answer sets or clears a cookie.
 * `checkAnswer` compares the text of an error with its code.
 */
export const outcome = ({ status, headers }: Pick<Reply, 'status' | 'headers'>): string => {
  const code = headers['x-error-code']
  const parameters = JSON.parse(String(headers['x-error-parameters'] ?? '{}'))
  const words = [status, ...(code === undefined ? [] : [code]), ...Object.values(parameters)]
  return words.join(' ') + cookieNote(headers['set-cookie'])
}

/** The error of an action; undefined without one. */
export const failureOf = (action: Promise<unknown>): Promise<unknown> =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Matches all entries; `t.match` leaves those out of account for which there is no pattern. */
export const matchEach = (
  t: Test,
  entries: readonly unknown[],
  patterns: readonly unknown[],
  message = 'each entry',
): boolean =>
  t.match(
    { entries, length: entries.length },
    { entries: patterns, length: patterns.length },
    message,
  )

type Cases<T> = readonly T[] | Readonly<Record<string, T>>

/** Sends a request for each case; all have the same result. Names or values identify them. */
export const eachIs = async <T>(
  t: Test,
  expected: string,
  cases: Cases<T>,
  send: (value: T) => Promise<Reply>,
): Promise<void> => {
  const named: [string, T][] = Array.isArray(cases)
    ? cases.map((value) => [JSON.stringify(value)?.slice(0, 60) ?? 'undefined', value])
    : Object.entries(cases as Record<string, T>)
  for (const [name, value] of named) t.equal(outcome(await send(value)), expected, name)
}
