import { describe, expect, it } from 'vitest';
import { accents, appearanceCookies, appearanceFromCookies } from './appearance.ts';

describe('appearance from cookies', () => {
  it('reads both among others, in any order', () => {
    expect(appearanceFromCookies('a=1; accent=plum; theme=dark; b=2')).toEqual({ theme: 'dark', accent: 'plum' });
  });

  it.each([null, '', 'theme=; accent=', 'theme=blue; accent=<script>', 'themes=dark; xaccent=plum'])(
    'falls back on %j',
    (header) => {
      expect(appearanceFromCookies(header)).toEqual({ theme: 'system', accent: 'amber' });
    },
  );

  it('survives the way through Set-Cookie', () => {
    const lines = appearanceCookies({ theme: 'light', accent: 'teal' }, true);
    const sentBack = lines.map((line) => line.split(';')[0]).join('; ');
    expect(appearanceFromCookies(sentBack)).toEqual({ theme: 'light', accent: 'teal' });
    expect(lines.every((line) => line.includes('; Secure') && line.includes('HttpOnly'))).toBe(true);
  });
});

it('offers twelve accents', () => {
  expect(new Set(accents.map((accent) => accent.id)).size).toBe(12);
});
