/** The forms of environment variables, each with the message of its refusal. */
import { isIP, SocketAddress } from 'node:net'
import { z } from 'zod'
import { namesOfZone } from '../calendar.ts'
import { isReadable } from '../database/address.ts'

export const text = z.string().min(1)
/** A name of digits and dots only is refused unless it is an address. */
export const host = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || /^(?=.*[a-z])[a-z0-9.-]+$/i.test(value),
    'must be an IP address or a host name',
  )
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`)
/** A plain decimal number: no sign, no exponent. */
export const decimal = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
export const share = decimal(0, 1, 'must be a number between 0.0 and 1.0')
export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`)
export const flag = oneOf('true', 'false').transform((value) => value === 'true')
const url = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol) && !parsed.host.includes(',')
    },
    `must be a URL of one host starting with ${protocols.join('// or ')}//; ` +
      'percent-encode # @ / % in a user name or password',
  )
export const httpUrl = url(['http:', 'https:']).refine((value) => {
  const parsed = URL.parse(value)
  return parsed === null || parsed.username + parsed.password === ''
}, 'must not contain a user name or password')
/** Its origin stands in a Content-Security-Policy, where other characters have a meaning. */
export const scriptUrl = httpUrl.refine((value) => {
  const parsed = URL.parse(value)
  return parsed === null || /^[a-z0-9.-]+(:\d+)?$/.test(parsed.host)
}, 'must name a host of letters, digits, dots and hyphens')
/**
 * pg decodes the database name with `decodeURI`, which keeps escapes such as `%3D`. They are
 * decoded here if a path may contain the character.
 */
export const postgresUrl = url(['postgres:', 'postgresql:'])
  .transform((value) =>
    value.replace(/(?<=^\w+:\/\/[^/?#]*)\/[^?#]*/, (path) =>
      path.replace(/%(?:2[46BCF]|3[ABD]|40)/gi, decodeURIComponent),
    ),
  )
  .refine(
    isReadable,
    'must have valid escapes, and its files (sslrootcert, sslcert, sslkey) must be readable',
  )
/** ioredis decodes the user and the password. */
export const redisUrl = url(['redis:', 'rediss:']).refine((value) => {
  const parsed = URL.parse(value)
  if (parsed === null) return true
  try {
    decodeURIComponent(parsed.username + parsed.password)
    return /^\/?\d*$/.test(parsed.pathname)
  } catch {
    return false
  }
}, 'must have valid escapes in user and password, and only a number as its path')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
export const origins = list.refine(
  (items) => items.every((item) => URL.parse(item)?.origin === item),
  'must be a comma-separated list of origins such as https://app.example',
)
/**
 * An address or a CIDR range of trusted proxies. IPv4-mapped IPv6 ranges are refused: proxies are
 * matched by the IPv4 form of such addresses, so a range would match nothing or too much.
 */
const isNetwork = (value: string): boolean => {
  if (z.union([z.ipv4(), z.cidrv4()]).safeParse(value).success) return true
  if (!z.union([z.ipv6(), z.cidrv6()]).safeParse(value).success) return false
  const address = value.replace(/\/.*/, '')
  // The canonical spelling of the address.
  return !new SocketAddress({ address, family: 'ipv6' }).address.startsWith('::ffff:')
}
export const networks = list.refine(
  (items) => items.every(isNetwork),
  'must be a comma-separated list of CIDR ranges such as 10.0.0.0/8 ' +
    '(neither `true` nor a number of hops)',
)
export const timeZone = z
  .string()
  .refine((name) => namesOfZone(name).length > 0, 'must be an IANA time zone such as Europe/Madrid')
