/** The answers of DefectDojo's API to requests that it cannot fulfil, thrown where the cause is found. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object | undefined

  constructor(status: number, body?: object) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

export type FieldErrors = Record<string, string[]>

/** DefectDojo adds an advertisement under this key. */
const pro = ['An advertisement stands here']

const pythonString = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

const codeOf = (text: string): string => {
  if (text === 'This field is required.') return 'required'
  if (text.endsWith('already exists.')) return 'unique'
  return text.startsWith('Invalid json list') ? 'invalid_json' : 'invalid'
}

/** 400 with a list of messages for each field, and all of it once more as a Python expression. */
export const invalid = (errors: FieldErrors): Refusal => {
  const fields = Object.entries(errors).map(([field, texts]) => {
    const details = texts.map((text) => `ErrorDetail(string=${pythonString(text)}, code='${codeOf(text)}')`)
    return `'${field}': [${details.join(', ')}]`
  })
  return new Refusal(400, { ...errors, message: `{${fields.join(', ')}}`, pro })
}

export const missingParent = (attribute: string): Refusal =>
  new Refusal(400, { detail: `Unable to check for permissions: Attribute '${attribute}' is required` })

/** @param model the name of DefectDojo's model: `Finding`, `Product_Type`, … */
export const noSuch = (model: string): Refusal => new Refusal(404, { detail: `No ${model} matches the given query.` })

export const internalError = (): Refusal =>
  new Refusal(500, { message: 'Internal server error, check logs for details', pro })
