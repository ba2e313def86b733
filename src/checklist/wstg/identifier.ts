/**
 * The identifiers of WSTG checklist items in texts, for the service and its page. The findings tool
 * stores tags in lower case and changes the case of titles, so identifiers are compared without
 * case.
 */

/** A hyphen or a dash, for which word processors replace `-`. */
const dash = String.raw`[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]`
const dashes = new RegExp(dash, 'g')
const separator = String.raw`\s*${dash}\s*`

/**
 * `WSTG-<word>-<digits>`, also with the version of the guide whose numbering the service uses:
 * `WSTG-v42-INFO-02`.
 */
const form = String.raw`WSTG${separator}(?:v42${separator})?(\w+)${separator}(\d+)`
/** As in a title, punctuation around it does not belong to it. */
export const wholeForm = new RegExp(`^[._-]*${form}[._-]*$`, 'i')
/** Letters, digits, hyphens, full stops and underscores are a word. */
const singleWord = /^[\p{L}\p{N}._-]+$/u
/** The edges of such a word; the punctuation around it does not belong to it. */
export const wordStart = String.raw`(?<![\p{L}\p{N}][._-]*)`
export const wordEnd = String.raw`(?![._-]*[\p{L}\p{N}])(?!${dash}\p{N})`
const formInText = new RegExp(`${wordStart}${form}${wordEnd}`, 'giu')

/**
 * The canonical form of an identifier. It is trimmed; WSTG identifiers are in upper case and
 * without the version. Other identifiers of a tracker keep their spelling.
 */
export const canonicalWstgId = (text: string): string => {
  const trimmed = text.trim()
  const match = wholeForm.exec(trimmed)
  if (match) return `WSTG-${match[1]}-${match[2]}`.toUpperCase()
  return /^wstg-/i.test(trimmed) ? trimmed.toUpperCase() : trimmed
}

/** Each `WSTG-<word>-<digits>` of a text, in its canonical form. */
export const wstgIdsIn = (text: string): string[] =>
  (text.match(formInText) ?? []).map(canonicalWstgId)

/**
 * The identifier that a caller's text means: the one that it holds, else the text itself. A single
 * word holds no other identifier. Undefined if the text holds several.
 */
export const wstgIdMeantBy = (text: string): string | undefined => {
  const word = text.trim().replace(dashes, '-')
  if (/^wstg-/i.test(word) && singleWord.test(word)) return canonicalWstgId(word)
  const held = singleWord.test(text.trim()) ? [] : [...new Set(wstgIdsIn(text))]
  return held.length > 1 ? undefined : (held[0] ?? canonicalWstgId(text))
}

/** The key of an item, by which identifiers are compared. */
export const itemKey = (wstgId: string): string => canonicalWstgId(wstgId).toLowerCase()

export interface Item {
  /** The identifier without case. */
  key: string
  /** The identifier in its displayed spelling. */
  wstgId: string
}

export const itemOf = (wstgId: string): Item => ({
  key: itemKey(wstgId),
  wstgId: canonicalWstgId(wstgId),
})
