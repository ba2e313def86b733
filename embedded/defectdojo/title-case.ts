/** Words that stay in lower case within a title, by the rules of the Python library with which DefectDojo saves titles. */
const smallWords = new Set('a an and as at but by en for if in of on or the to v v. via vs vs.'.split(' '))

const capitalise = (word: string): string => word.replace(/[A-Za-z]/, (letter) => letter.toUpperCase())

const caseWord = (word: string, isEdge: boolean): string => {
  // A capital behind another letter, or a full stop inside: an acronym, a name or an address stays as it is.
  if (/^[^A-Za-z]*[A-Za-z]+[A-Z]/.test(word) || /[a-z][.][a-z]/i.test(word)) return word
  if (!isEdge && smallWords.has(word.toLowerCase())) return word.toLowerCase()
  for (const separator of ['/', '-']) {
    if (word.includes(separator)) {
      return word
        .split(separator)
        .map((part) => caseWord(part, false))
        .join(separator)
    }
  }
  if (/^[bcdfghjklmnpqrstvwxz]{3,}$/i.test(word)) return word.toUpperCase()
  return capitalise(word)
}

/** The title as DefectDojo stores it: `transported over an` becomes `Transported Over an`. An approximation. */
export const titleCase = (title: string): string => {
  const words = title.split(' ')
  const shouting = !/[a-z]/.test(title)
  return words
    .map((word, index) => {
      const afterColon = index > 0 && /[:.;?!]$/.test(words[index - 1] ?? '')
      const isEdge = index === 0 || index === words.length - 1 || afterColon
      return caseWord(shouting ? word.toLowerCase() : word, isEdge)
    })
    .join(' ')
}
