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
    for (const line of lines) expect(line).toMatch(/^__Host-(theme|accent)=\w+; Path=\/;.*HttpOnly; Secure$/);
    // A browser that chose before its cookies had their prefix.
    expect(appearanceFromCookies(`theme=dark; accent=plum; ${sentBack}`)).toEqual({ theme: 'light', accent: 'teal' });
  });
});

it('offers twelve accents', () => {
  expect(new Set(accents.map((accent) => accent.id)).size).toBe(12);
});
