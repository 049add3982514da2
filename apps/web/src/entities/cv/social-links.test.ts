import { expect, it } from 'vitest';
import { socialLinks, toWebAddress } from './social-links.ts';

it.each([
  ['linkedin.com/in/jane', 'https://linkedin.com/in/jane'],
  ['//jane.dev', 'https://jane.dev/'],
  ['http://jane.dev/cv', 'http://jane.dev/cv'],
  ['HTTPS://Jane.dev', 'https://jane.dev/'],
  ['jane.dev:8080/x', 'https://jane.dev:8080/x'],
])('%s leads to %s', (written, url) => {
  expect(toWebAddress(written)).toBe(url);
});

it.each(['', '   ', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.test', 'jane', 'http://'])(
  '"%s" leads nowhere',
  (written) => {
    expect(toWebAddress(written)).toBeNull();
  },
);

it('keeps the order and leaves out what is missing', () => {
  expect(
    socialLinks({ website: 'jane.dev', linkedin: 'linkedin.com/in/jane', x: '' }).map(({ label }) => label),
  ).toEqual(['LinkedIn', 'Website']);
});
