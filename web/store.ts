/** A choice in the local storage. Without one, it is not stored and reads as an empty text. */
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
