import { expect, it } from 'vitest';
import { createDnsProof } from './dns.ts';
import { createLocalProof } from './embedded.ts';

const records: Record<string, string[][]> = {
  '_candela.northlight.example': [['v=spf1 -all'], ['candela-verification', '=abc ']],
};
const proof = createDnsProof(async (name) => {
  const found = records[name];
  if (!found) throw new Error('ENOTFOUND');
  return found;
});

it('a domain shows what stands in its TXT record, in however many parts, and nothing where there is none', async () => {
  expect(await proof.shows('northlight.example', 'candela-verification=abc')).toBe(true);
  expect(await proof.shows('northlight.example', 'candela-verification=other')).toBe(false);
  expect(await proof.shows('harbour.example', 'candela-verification=abc')).toBe(false);
});

it('without a network only names that belong to no one are taken at their word', async () => {
  const local = createLocalProof(proof);
  expect(await local.shows('northlight.test', 'candela-verification=abc')).toBe(true);
  expect(await local.shows('harbour.example', 'candela-verification=abc')).toBe(false);
});
