import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#testing/contrast.ts';
import { parseRules, type Scheme, type Tokens, tokensFor } from '#testing/token-sheet.ts';
import { accents } from '#theme/appearance.ts';

const rules = parseRules(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

const surfaces = ['--canvas', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const statuses = ['success', 'warning', 'danger', 'info', 'neutral'];
const words = 4.5;
const graphics = 3;

/** Every pairing the components draw: [foreground, background, least contrast]. */
const pairings: readonly (readonly [string, string, number])[] = [
  ...surfaces.flatMap((surface) => [
    ['--text', surface, words] as const,
    ['--text-muted', surface, words] as const,
    ['--text-subtle', surface, words] as const,
    ['--accent-text', surface, words] as const,
    ['--focus-ring', surface, graphics] as const,
    ['--accent', surface, graphics] as const,
    ['--border-strong', surface, graphics] as const,
    ...statuses.map((status) => [`--${status}-text`, surface, words] as const),
    ...statuses.map((status) => [`--${status}`, surface, graphics] as const),
  ]),
  ...statuses.flatMap((status) => [
    [`--${status}-text`, `--${status}-soft`, words] as const,
    ['--text', `--${status}-soft`, words] as const,
  ]),
  ['--on-accent', '--accent', words],
  ['--on-accent', '--accent-hover', words],
  ['--on-danger', '--danger', words],
  ['--on-danger', '--danger-hover', words],
  ['--accent-text', '--accent-soft', words],
  ['--text', '--accent-soft', words],
  ['--text-muted', '--accent-soft', words],
  // A tooltip is the page turned inside out.
  ['--canvas', '--text', words],
  // The lit part of a score against its unlit part, and a filled bar against its track.
  ['--accent', '--neutral-soft', graphics],
  ['--success', '--neutral-soft', graphics],
  ['--warning', '--neutral-soft', graphics],
  ['--danger', '--neutral-soft', graphics],
];

function failuresOf(tokens: Tokens): string[] {
  return pairings.flatMap(([foreground, background, least]) => {
    const value = contrast(tokens.get(foreground) ?? 'missing', tokens.get(background) ?? 'missing');
    return value < least ? [`${foreground} on ${background}: ${value.toFixed(2)} < ${least}`] : [];
  });
}

const schemes: readonly Scheme[] = ['light', 'dark'];

describe.each(['product', 'public'])('%s look', (look) => {
  describe.each(schemes)('%s', (scheme) => {
    it.each(accents.map((accent) => accent.id))('%s meets AA in every pairing', (accent) => {
      const attributes = [`[data-look='${look}']`, `[data-accent='${accent}']`];
      expect(failuresOf(tokensFor(rules, attributes, scheme))).toEqual([]);
    });
  });
});

describe('the check itself', () => {
  it('finds a pairing that is too weak', () => {
    const tokens = new Map(tokensFor(rules, [], 'light'));
    tokens.set('--text-muted', '#9aa0aa');
    expect(failuresOf(tokens)).toContainEqual(expect.stringMatching(/^--text-muted on --surface: 2\.\d\d < 4\.5$/));
  });

  it('fails on a token that is missing or is not an opaque colour', () => {
    const tokens = new Map(tokensFor(rules, [], 'light'));
    tokens.delete('--accent');
    expect(() => failuresOf(tokens)).toThrow('Not an opaque hex colour: missing');
  });

  it('knows black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

it('every accent has a rule of its own with both schemes', () => {
  for (const { id } of accents) {
    const rule = rules.find(({ selectors }) => selectors.includes(`[data-accent='${id}']`));
    expect(rule?.declarations.size, id).toBe(5);
    for (const value of rule?.declarations.values() ?? []) expect(value).toMatch(/^light-dark\(/);
  }
});
