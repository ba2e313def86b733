const WELL_FORMED = /^[a-z0-9._@+-]{3,64}$/

/** UTF-16 code units. Normalising takes time that grows with the square of the combining marks. */
const longestRaw = 256

/**
 * The one form in which a username is stored and looked up: compatibility forms folded (NFKC), trimmed, lower case.
 * `undefined` when that is not 3 to 64 characters of a-z, 0-9 and `. _ @ + -`, or the text is too long to be normalised.
 */
export const normaliseUsername = (raw: string): string | undefined => {
  if (raw.length > longestRaw) return undefined
  // NFKC comes first: it turns full-width letters into ASCII ones and exotic spaces into spaces that trim() removes.
  const username = raw.normalize('NFKC').trim().toLowerCase()
  return WELL_FORMED.test(username) ? username : undefined
}
