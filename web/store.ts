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
