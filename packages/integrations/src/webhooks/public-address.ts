import { BlockList, isIP } from 'node:net';

/** Addresses that do not lead out into the public network: ours, our neighbours', the cloud's own services. */
const closed = new BlockList();
for (const [net, prefix] of [
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
] as const) {
  closed.addSubnet(net, prefix, 'ipv4');
}
/** The only part of version 6 that is given out to the public; what wraps version 4 is not in it but for 6to4 and Teredo. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, prefix, 'ipv6');
}

/** Names that are given out within a machine, a house or a company, and never to the public. */
const closedEndings = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
]);

/** Whether a name can lead out into the public network at all; where it does lead is known once it is looked up. */
export function isPublicName(name: string): boolean {
  const labels = name.toLowerCase().split('.');
  // Without a dot it is a neighbour's; with one at the end it goes round what is said here about endings.
  return labels.length > 1 && labels.every((label) => label !== '') && !closedEndings.has(labels.at(-1) ?? '');
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
