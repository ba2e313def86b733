/** A value that is kept as JSON; undefined if it is missing or damaged. */
export const parseStored = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A choice in the local storage; an empty text if it or the storage is missing. */
export const storedChoice = (name: string) => {
  const key = `weight-bmi-register ${name}`
  return {
    read: (): string => {
      try {
        return localStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write: (value: string): void => {
      try {
        localStorage.setItem(key, value)
      } catch {}
    },
  }
}
