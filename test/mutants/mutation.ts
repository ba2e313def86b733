/** A fault: one text replaced in one file. */
export interface Mutation {
  name: string
  file: string
  from: string
  to: string
  /** The tests that should detect it run first, then all tests. */
  tests: string[]
}

export const mutation = (
  name: string,
  file: string,
  from: string,
  to: string,
  ...tests: string[]
): Mutation => ({
  name,
  file,
  from,
  to,
  tests: tests.map((test) => `test/${test}`),
})
