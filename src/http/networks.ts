import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * Whether the text is an address or a CIDR range that can name trusted proxies. IPv4-mapped IPv6 ranges are refused:
 * proxies are matched by the IPv4 form of such addresses, so a range of them would never match or match too much.
 */
export const isNetwork = (value: string): boolean => {
  const [address = '', prefix, ...rest] = value.split('/')
  if (rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return false
  if (isIPv4(address)) return prefix === undefined || Number(prefix) <= 32
  if (!isIPv6(address) || (prefix !== undefined && Number(prefix) > 128)) return false
  // One address has many spellings; this is the usual one.
  return !new SocketAddress({ address, family: 'ipv6' }).address.startsWith('::ffff:')
}
