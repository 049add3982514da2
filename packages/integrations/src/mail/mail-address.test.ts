import { describe, expect, it } from 'vitest';
import { parseMailAddress } from './mail-address.ts';

describe('parseMailAddress', () => {
  it.each([
    ['hello@candela.test', { address: 'hello@candela.test' }],
    ['Candela <hello@candela.test>', { address: 'hello@candela.test', name: 'Candela' }],
    ['"Candela, hiring" <hello@candela.test>', { address: 'hello@candela.test', name: 'Candela, hiring' }],
    ['a@candela.test, b@candela.test', null],
    ['nobody', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(parseMailAddress(text)).toEqual(expected);
  });
});
