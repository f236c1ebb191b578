import { isIPv6 } from 'node:net';

/** What counts as one caller's address: networks of the newer kind give each house a /64. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...after];
  return groups.slice(0, 4).join(':');
}

/** Whether a call comes from this machine itself, such as a proxy on it that does not say whom it speaks for. */
export function isThisMachine(address: string): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || plain.startsWith('127.');
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
