/** DefectDojo's answer to a request that it cannot fulfil, thrown at its cause. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** DefectDojo adds an advertisement under this key. */
const pro = ['An advertisement stands here']

/** 400 with messages for each field, all of which DefectDojo repeats in `message`. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>): Refusal =>
  new Refusal(400, { ...errors, message: JSON.stringify(errors).replaceAll('"', "'"), pro })

/** @param model the name of DefectDojo's model: `Finding`, `Product_Type`, … */
export const noSuch = (model: string): Refusal =>
  new Refusal(404, { detail: `No ${model} matches the given query.` })

export const internalError = (): Refusal =>
  new Refusal(500, { message: 'Internal server error, check logs for details', pro })

/** 400 for a body that is not JSON. */
export const malformed = (): Refusal =>
  new Refusal(400, { message: 'JSON request content is malformed' })
