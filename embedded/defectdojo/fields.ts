import { type FieldErrors, invalid } from './replies.ts'

export type Body = Readonly<Record<string, unknown>>

/** A request's body as fields; anything but a JSON object has none of them. */
export const bodyOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/**
 * Reads the fields of a request body and gathers what is wrong with them, as a serializer of Django REST framework does.
 * A field that is absent reads as undefined, also after an error; `check` refuses everything at once.
 */
export const fieldReader = (body: Body) => {
  const errors: FieldErrors = {}
  const fail = (field: string, text: string): undefined => {
    errors[field] = [text]
    return undefined
  }

  return {
    fail,
    require(...fields: string[]): void {
      for (const field of fields) if (body[field] === undefined) fail(field, 'This field is required.')
    },
    text(field: string, options: { maxLength?: number; blank?: boolean } = {}): string | undefined {
      const value = body[field]
      if (value === undefined) return undefined
      if (value === null) return fail(field, 'This field may not be null.')
      if (typeof value !== 'string') return fail(field, 'Not a valid string.')
      if (value.includes('\0')) return fail(field, 'Null characters are not allowed.')
      const text = value.trim()
      if (text === '' && options.blank !== true) return fail(field, 'This field may not be blank.')
      const max = options.maxLength
      if (max !== undefined && text.length > max) {
        return fail(field, `Ensure this field has no more than ${max} characters.`)
      }
      return text
    },
    boolean(field: string): boolean | undefined {
      const value = body[field]
      if (value === undefined || typeof value === 'boolean') return value
      if (value === null) return fail(field, 'This field may not be null.')
      return fail(field, 'Must be a valid boolean.')
    },
    id(field: string): number | undefined {
      const value = body[field]
      if (value === undefined) return undefined
      const id = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
      if (typeof id === 'number' && Number.isSafeInteger(id) && id <= 2_147_483_647) return id
      return fail(field, `Incorrect type. Expected pk value, received ${typeof value}.`)
    },
    date(field: string): string | undefined {
      const value = body[field]
      if (value === undefined) return undefined
      const valid = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
      if (valid) return value
      return fail(field, 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.')
    },
    /** @throws Refusal 400 with all that was found wrong so far. */
    check(): void {
      if (Object.keys(errors).length > 0) throw invalid(errors)
    },
  }
}

export type FieldReader = ReturnType<typeof fieldReader>

/** Tags as DefectDojo takes them: a list of strings, or that list as JSON text; a comma separates two tags. */
export const readTags = (body: Body, fields: FieldReader): string[] | undefined => {
  let value = body.tags
  if (value === undefined) return undefined
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value)
    } catch {
      return fields.fail('tags', 'Invalid json list. A tag list submitted in string form must be valid json.')
    }
  }
  if (value === null) return fields.fail('tags', 'This field may not be null.')
  if (!Array.isArray(value)) return fields.fail('tags', 'Expected a list of items.')
  const tags: string[] = []
  for (const tag of value) {
    if (typeof tag !== 'string') return fields.fail('tags', 'Not a valid string.')
    const parts = tag.split(',').filter((part) => part !== '')
    const bad = parts.find((part) => /[\s'"]/.test(part))
    if (bad !== undefined) {
      return fields.fail('tags', `Invalid tag: '${bad}'. Tags should not contain spaces, commas, or quotes.`)
    }
    tags.push(...parts)
  }
  return tags
}
