import { describe, expect, it } from 'vitest';
import { isAllowedHref, toHref } from './href.ts';

describe('addresses of links', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['  http://example.com ', 'http://example.com'],
    ['mailto:ana@example.com', 'mailto:ana@example.com'],
    ['/pricing', '/pricing'],
    ['#figures', '#figures'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/path', 'https://example.com:8080/path'],
    ['www.example.co.uk/path', 'https://www.example.co.uk/path'],
    ['ana@example.com', 'mailto:ana@example.com'],
  ])('%s leads to %s', (typed, href) => {
    expect(toHref(typed)).toBe(href);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JAVASCRIPT://example.com/%0aalert(1)',
    ' data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example.com',
    'java\nscript:alert(1)',
    'javascript:alert.com',
    'ftp://example.com',
    'https://',
    'just words',
    'mailto:',
  ])('%j leads nowhere', (typed) => {
    expect(toHref(typed)).toBeNull();
    expect(isAllowedHref(typed)).toBe(false);
  });
});
