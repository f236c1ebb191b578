import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * What of IPv4 is not the public network: this host, private, shared by a carrier's customers (CGNAT), loopback,
 * link-local, documentation, benchmarks, multicast and reserved (IANA special-purpose registry, RFC 6890).
 */
const specialBlocks: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** What of global unicast IPv6 leads elsewhere: Teredo and its like, documentation, 6to4 (which wraps an IPv4 address). */
const specialBlocksOfSix: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of specialBlocks) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialBlocksOfSix) special.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is one of the public network. Of IPv6 only global unicast is: so loopback, link-local, unique
 * local (ULA), IPv4-mapped and translated addresses are not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
