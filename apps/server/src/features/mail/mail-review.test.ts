import { describe, expect, it } from 'vitest';
import { hasOwnDomain, isSuspicious, reviewText } from './mail-review.ts';

describe('what the rules find in the words of a mail', () => {
  it.each([
    ['Community nurse', []],
    ['Payments engineer', []],
    ['Parcel sorter, night shift', []],
    ['Head of Accounts', []],
    ['Delivery driver (Leeds)', []],
    ['Инженер', []],
    ['Royal Mail', ['brand']],
    ['R0yal Mail', ['brand']],
    ['Rоyаl Mail', ['look-alike', 'brand']],
    ['Ｐａｙｐａｌ', ['look-alike', 'brand']],
    ['Your parcel is held', ['urgent-money']],
    ['Pay £1.99 today', ['urgent-money']],
    ['You have won a gift card', ['urgent-money']],
    ['see evil.com/pay', ['link']],
  ])('%j: %j', (text, findings) => {
    expect(reviewText([text])).toEqual(findings);
  });

  it('weigh together: what is odd alone passes, a trick or two oddities do not', () => {
    expect(isSuspicious(['brand'])).toBe(false);
    expect(isSuspicious(['new-organisation', 'no-own-domain'])).toBe(false);
    expect(isSuspicious(['brand', 'new-organisation'])).toBe(true);
    expect(isSuspicious(['link'])).toBe(true);
  });

  it('know a domain of one’s own: the address belongs to the site, and is no webmail provider’s', () => {
    expect(hasOwnDomain('jo@tidewater.example', ['https://www.tidewater.example/jobs'])).toBe(true);
    expect(hasOwnDomain('jo@tidewater.example', ['https://careers.tidewater.example'])).toBe(true);
    expect(hasOwnDomain('jo@tidewater.example', ['https://other.example', 'not a url'])).toBe(false);
    expect(hasOwnDomain('jo@gmail.com', ['https://gmail.com'])).toBe(false);
  });
});
