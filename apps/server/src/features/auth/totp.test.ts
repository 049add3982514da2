import { describe, expect, it } from 'vitest';
import { createTotpSecret, findStep, stepAt, toBase32, totpCode, totpUri } from './totp.ts';

const rfcSecret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('time-based codes', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('agree with RFC 6238 at second %i', (second, code) => {
    expect(totpCode(rfcSecret, stepAt(at(second)), 8)).toBe(code);
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('write secrets as RFC 4648 does: %s', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
  });

  it('work for a clock that is one step off, and for none further', () => {
    const now = at(1111111109);
    const step = stepAt(now);
    for (const offset of [-1, 0, 1])
      expect(findStep(rfcSecret, totpCode(rfcSecret, step + offset), now)).toBe(step + offset);
    for (const offset of [-2, 2]) expect(findStep(rfcSecret, totpCode(rfcSecret, step + offset), now)).toBeNull();
    expect(findStep(createTotpSecret(), totpCode(rfcSecret, step), now)).toBeNull();
  });

  it('are set up from an address that names the product and the account', () => {
    const uri = new URL(totpUri(rfcSecret, 'ada+1@lamps.example'));
    expect(decodeURIComponent(uri.pathname)).toMatch(/Candela:ada\+1@lamps\.example$/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: toBase32(rfcSecret), issuer: 'Candela' });
  });
});
