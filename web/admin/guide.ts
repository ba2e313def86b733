/** The pages of the guide's version 4.2. */
import type { WstgItem } from '../../generated/client/index.js'

const base =
  'https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Security_Testing/'

/** The categories in the order of the guide, with the number of their tests. */
const counts: Readonly<Record<string, number>> = {
  INFO: 10,
  CONF: 11,
  IDNT: 5,
  ATHN: 10,
  ATHZ: 4,
  SESS: 9,
  INPV: 19,
  ERRH: 2,
  CRYP: 4,
  BUSL: 9,
  CLNT: 13,
  APIT: 1,
}
/** Pages whose names differ from those of their tests. */
const otherNames: Readonly<Record<string, string>> = {
  'ERRH-01': 'Testing For Improper Error Handling',
  'INPV-13': 'Testing for Buffer Overflow',
  'CLNT-01': 'Testing for DOM-based Cross Site Scripting',
}

/** The address of a test's page; undefined for an item that the guide does not have. */
export const pageOf = (
  item: Pick<WstgItem, 'wstg_id' | 'name' | 'category'>,
): string | undefined => {
  const [, prefix = '', number = ''] = /^WSTG-(\w{4})-(\d\d)$/.exec(item.wstg_id) ?? []
  const isOfGuide = Number(number) <= (counts[prefix] ?? 0)
  if (!isOfGuide || !item.name || !item.category) return undefined
  const place = Object.keys(counts).indexOf(prefix) + 1
  const folder = `${String(place).padStart(2, '0')}-${item.category}`
  const name = otherNames[`${prefix}-${number}`] ?? item.name
  return `${base}${folder}/${number}-${name}`.replaceAll(' ', '_')
}
