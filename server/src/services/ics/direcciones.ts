import { BlockList, isIP } from 'node:net';

/** Ranges of IPv4 that no public host has. Source: IANA IPv4 Special-Purpose Address Registry. */
const reservadas4 = [
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
] as const;

/** Ranges within the global unicast of IPv6 that carry or document other addresses. Source: IANA IPv6 Special-Purpose Address Registry. */
const reservadas6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const no4 = new BlockList();
for (const [red, bits] of reservadas4) no4.addSubnet(red, bits, 'ipv4');
const no6 = new BlockList();
for (const [red, bits] of reservadas6) no6.addSubnet(red, bits, 'ipv6');
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet: of IPv6, global unicast alone, so that no form of an IPv4 address hides in it. */
export function esPublica(direccion: string): boolean {
  const clase = isIP(direccion);
  if (clase === 4) return !no4.check(direccion, 'ipv4');
  return clase === 6 && unicast.check(direccion, 'ipv6') && !no6.check(direccion, 'ipv6');
}
