import { BlockList, isIP } from 'node:net'

/** Ranges outside the public internet, and IPv6 ranges that tunnel IPv4 (RFC 6890 and IANA's registries). */
const refused = listOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Of global unicast: Teredo and other protocol assignments, documentation (two), and 6to4.
  ...['2001::/23', '2001:db8::/32', '3fff::/20', '2002::/16'],
])

/** The only IPv6 range in use for the internet: leaves out mapped and translated IPv4 addresses, whatever their prefix. */
const globalUnicast = listOf(['2000::/3'])

/** Whether an IP address is on the public internet. False for anything else. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/** Tells whether an address is in one of the CIDR ranges. */
export function inRanges(ranges: string[]): (address: string) => boolean {
  const list = listOf(ranges)
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function listOf(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
