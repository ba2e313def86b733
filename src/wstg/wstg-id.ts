/**
 * Identifiers of WSTG checklist items, and the search for them on a finding. The findings tool
 * stores tags in lower case and changes the case of titles, so identifiers are compared without
 * case.
 */

/** The tag of every finding of the checklist (specification: `WSTG`), in the tool's lower case. */
export const wstgTag = 'wstg'

/**
 * `WSTG-<word>-<digits>`, also with the version of the guide whose numbering the service uses:
 * `WSTG-v42-INFO-02`.
 */
const form = String.raw`WSTG-(?:v42-)?(\w+)-(\d+)`
const wholeForm = new RegExp(`^${form}$`, 'i')
const formInText = new RegExp(`(?<![\\p{L}\\p{N}_])${form}(?![\\p{L}\\p{N}_])`, 'iu')

/** The characters that the tool refuses in a tag. It also refuses an empty tag. */
const unfitForTag = /[\s,"']/

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

export const equalWstgIds = (a: string, b: string): boolean =>
  canonicalWstgId(a).toLowerCase() === canonicalWstgId(b).toLowerCase()

/**
 * The tag of this item's finding. Undefined if the tool would refuse the tag, or if it is the
 * common tag of all findings.
 */
export const tagOfWstgId = (wstgId: string): string | undefined => {
  const tag = canonicalWstgId(wstgId).toLowerCase()
  return tag === wstgTag || unfitForTag.test(tag) ? undefined : tag
}

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((candidate) => candidate.toLowerCase() === tag.toLowerCase())

/** The first `WSTG-<word>-<digits>` of a title, in its canonical form. */
export const wstgIdInTitle = (title: string): string | undefined => {
  const match = formInText.exec(title)
  return match ? canonicalWstgId(match[0]) : undefined
}

/**
 * The item of a finding: from a tag that starts with `WSTG-`, otherwise from the title; undefined
 * without either. The tool lists tags in no stable order. Of several such tags a full identifier
 * comes first, then the one in the title, then the first in the alphabet.
 */
export const wstgIdOf = ({
  title,
  tags,
}: {
  title: string
  tags: readonly string[]
}): string | undefined => {
  const inTitle = wstgIdInTitle(title)
  const candidates = tags.filter((tag) => /^wstg-./i.test(tag.trim()))
  const full = candidates.filter((tag) => wholeForm.test(tag.trim()))
  const ids = (full.length > 0 ? full : candidates).map(canonicalWstgId).sort()
  if (inTitle !== undefined && ids.includes(inTitle)) return inTitle
  return ids[0] ?? inTitle
}

/**
 * The identifier at the start of a title that the service has set, `<wstg_id>: <name>`; undefined
 * when the title has no colon.
 */
export const headingOf = (title: string): string | undefined =>
  (/^(.+): Security Test$/i.exec(title) ?? /^([^:]+):/.exec(title))?.[1]

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Whether a title contains a whole identifier: `WSTG-INFO-02` does not contain `WSTG-INFO`, and
 * `A-10` does not contain `A-1`.
 */
export const titleContainsId = (title: string, wstgId: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${escapeForRegExp(wstgId)}(?!-?[\\p{L}\\p{N}_])`, 'iu').test(
    title,
  )
