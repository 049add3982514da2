import { expect, it } from 'vitest';
import { isPublicAddress, isPublicName } from './public-address.ts';

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it.each([
  ['hooks.example.com', true],
  ['localhost', false],
  ['localhost.', false],
  ['hooks.example.com.', false],
  ['a.LOCALHOST', false],
  ['metadata.google.internal', false],
  ['printer.local', false],
  ['router.home.arpa', false],
  ['intranet', false],
  ['', false],
])('the name %s can be public: %s', (name, expected) => {
  expect(isPublicName(name)).toBe(expected);
});
