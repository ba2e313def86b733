/** A choice that the browser keeps, as far as it may keep anything. */
export const kept = (name: string) => {
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
