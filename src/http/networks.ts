import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whether the text is an address or a CIDR range that can name trusted proxies. IPv4-mapped IPv6 ranges are refused:
 * proxies are matched by the IPv4 form of such addresses, so a range of them would never match or match too much.
 */
export const isNetwork = (value: string): boolean => {
  const [address = '', prefix, ...rest] = value.split('/')
  if (rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return false
  if (isIPv4(address)) return prefix === undefined || Number(prefix) <= 32
  if (/^::ffff:/i.test(address)) return false
  return isIPv6(address) && (prefix === undefined || Number(prefix) <= 128)
}
