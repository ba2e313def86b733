const wellFormed = /^[a-z0-9._@+-]{3,64}$/

/** UTF-16 code units. Normalising takes time that grows with the square of the combining marks. */
const longestRaw = 256

/** NFKC comes first: it turns full-width letters into ASCII, and other spaces into U+0020. */
const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** The beginning of a username, in the form in which usernames are stored. */
export const normaliseBeginning = (raw: string): string => fold(raw.slice(0, longestRaw))

/**
 * The form in which a username is stored and looked up: NFKC, trimmed, lower case. `undefined` when
 * that is not 3 to 64 characters of a-z, 0-9 and `. _ @ + -`, or the text is too long to normalise.
 */
export const normaliseUsername = (raw: string): string | undefined => {
  if (raw.length > longestRaw) return undefined
  const username = fold(raw)
  return wellFormed.test(username) ? username : undefined
}
