/** Reads the messages in the body of a 4xx or 5xx of DefectDojo. */
export type ErrorBody = {
  /** One line for people, empty when the body says nothing. */
  text: string
  detail: string | undefined
  fieldErrors: Record<string, string[]>
}

/** `message` repeats the field errors as a Python expression, `pro` is an advertisement. */
const ignoredKeys = new Set(['message', 'pro', 'detail'])
const maxTextLength = 400
const maxFields = 20

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const messagesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [oneLine(value)]
  if (Array.isArray(value)) return value.flatMap(messagesOf)
  return []
}

export const readErrorBody = (body: unknown): ErrorBody => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { text: '', detail: undefined, fieldErrors: {} }
  }
  const fields = Object.entries(body)
    .filter(([key]) => !ignoredKeys.has(key))
    .map(([key, value]) => [oneLine(key), messagesOf(value)] as const)
    .filter(([, messages]) => messages.length > 0)
    .slice(0, maxFields)
  const detail =
    'detail' in body && typeof body.detail === 'string' ? oneLine(body.detail) : undefined
  const message =
    'message' in body && typeof body.message === 'string' ? oneLine(body.message) : undefined
  const parts = fields.map(([key, messages]) =>
    key === 'non_field_errors' ? messages.join(' ') : `${key}: ${messages.join(' ')}`,
  )
  if (detail !== undefined) parts.unshift(detail)
  const text = parts.length > 0 ? parts.join('; ') : (message ?? '')
  return {
    text: text.slice(0, maxTextLength),
    detail,
    fieldErrors: Object.fromEntries(fields),
  }
}
