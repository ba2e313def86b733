export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value of parsed JSON is an object. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
