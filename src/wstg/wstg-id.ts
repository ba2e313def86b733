/**
 * Identifiers of WSTG checklist items and how they are found on a finding. The findings tool stores
 * tags in lower case and re-cases titles, so identifiers are compared without case everywhere.
 */

/**
 * The tag that every finding of the checklist carries (specification: `WSTG`), in the case in which
 * the tool keeps it.
 */
export const wstgTag = 'wstg'

/**
 * `WSTG-<word>-<digits>`, also with the version of the guide whose numbering the service uses:
 * `WSTG-v42-INFO-02`.
 */
const form = String.raw`WSTG-(?:v42-)?(\w+)-(\d+)`
const wholeForm = new RegExp(`^${form}$`, 'i')
const formInText = new RegExp(`(?<![\\p{L}\\p{N}_])${form}(?![\\p{L}\\p{N}_])`, 'iu')

/** What the tool refuses in a tag, besides an empty one. */
const unfitForTag = /[\s,"']/

/**
 * The one form of an identifier: trimmed, WSTG identifiers in upper case and without the version;
 * other identifiers of a tracker stay as written.
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
 * The tag under which a finding of this item is filed; undefined when the tool would refuse it as a
 * tag, or when it is the one that all findings carry.
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
 * The item that a finding belongs to: from a tag that starts with `WSTG-`, otherwise from the
 * title; undefined when it carries neither. The tool lists tags in no stable order: of several such
 * tags, one in the full form wins over others, then the one that the title names, then the first in
 * the alphabet.
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
 * The identifier in front of the title that the service gives a finding, `<wstg_id>: <name>`;
 * undefined when the title has no colon.
 */
export const headingOf = (title: string): string | undefined =>
  (/^(.+): Security Test$/i.exec(title) ?? /^([^:]+):/.exec(title))?.[1]

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Whether a title contains an identifier as a whole: `WSTG-INFO` is no part of `WSTG-INFO-02`, and
 * `A-1` none of `A-10`.
 */
export const titleContainsId = (title: string, wstgId: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${escapeForRegExp(wstgId)}(?!-?[\\p{L}\\p{N}_])`, 'iu').test(
    title,
  )
