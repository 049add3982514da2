import { describe, expect, test } from 'vitest';
import { findSkills } from '../taxonomy/find-skills.ts';
import { chooseSpans, labels, spanProbabilities } from './chain.ts';
import { exponential, unit } from './exponential.ts';
import { combine, hashText } from './hash.ts';
import { normaliseSkill } from './normalise-skill.ts';
import { tagSkills } from './tag-skills.ts';
import { toSteps } from './tagger-model.ts';
import { tokensOf } from './token.ts';
import { findUnlistedSkills } from './unlisted-skills.ts';
import { addWord, placesIn } from './word-lists.ts';

const known = (text: string): string[] =>
  tagSkills(text)
    .filter(({ kind }) => kind === 'knowledge')
    .map((found) => found.text);

describe('numbers', () => {
  test('the exponential function', () => {
    for (const score of [-640, -65, -1, 0, 1, 63, 64, 200, 1500])
      expect(exponential(score) / Math.exp(score / unit)).toBeCloseTo(1, 10);
    expect(exponential(1e9)).toBe(exponential(64 * unit));
  });

  test('hashes are the same everywhere', () => {
    expect([hashText(''), hashText('nurse'), combine(1, 2)]).toEqual([2_872_998_923, 237_607_034, 2_117_216_093]);
  });

  test('the probabilities of spans add up', () => {
    // Without any preference every way of labelling two tokens is as likely: none, either, both, or one of two tokens.
    const emissions = new Float64Array(2 * labels).fill(1);
    const steps = toSteps(new Array(30).fill(0));
    const spans = spanProbabilities({ emissions, steps, isApart: () => false });
    const of = (from: number, to: number) => spans.find((span) => span.from === from && span.to === to)?.probability;
    expect([of(0, 1), of(1, 2), of(0, 2)].map((value) => Math.round((value ?? 0) * 5))).toEqual([2, 2, 1]);
    const apart = spanProbabilities({ emissions, steps, isApart: (at) => at === 1 });
    expect(apart.some(({ to, from }) => to - from === 2)).toBe(false);
  });

  test('of spans that overlap the likelier ones are kept', () => {
    const spans = [
      { from: 0, to: 3, probability: 0.5 },
      { from: 0, to: 1, probability: 0.45 },
      { from: 2, to: 3, probability: 0.4 },
      { from: 3, to: 4, probability: 0.1 },
    ];
    expect(chooseSpans(spans, 4, 0.2).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(chooseSpans(spans, 4, 0.6)).toEqual([]);
  });
});

describe('words', () => {
  test('signs stand alone, commas divide', () => {
    const text = 'Java, Node.js (v20); C++.';
    expect(tokensOf(text).map(({ from, to, isApart }) => [text.slice(from, to), isApart])).toEqual([
      ['Java', false],
      ['Node.js', true],
      ['(', false],
      ['v20', false],
      [')', false],
      ['C++', true],
      ['.', false],
    ]);
  });

  test('the longest name of a list, never across a comma', () => {
    const nameOf = (name: string) => tokensOf(name).reduce((hash, { word }) => addWord(hash, word.key), 0);
    const list = new Set([nameOf('data'), nameOf('data entry clerk'), nameOf('clerk')]);
    expect([...placesIn(list, tokensOf('a data entry clerk'))]).toEqual([0, 2, 3, 4]);
    expect([...placesIn(list, tokensOf('a data entry, clerks'))]).toEqual([0, 1, 0, 1]);
  });
});

describe('the tagger', () => {
  test('finds names that no list holds', () => {
    const found = known('Experience with Temenos T24, ArgoCD and anti-money laundering.');
    expect(found).toContain('Temenos T24');
    expect(found).toContain('ArgoCD');
  });

  test('finds what one is asked to do', () => {
    const found = tagSkills('You must be able to work under pressure.').filter(({ kind }) => kind === 'skill');
    expect(found.map(({ text }) => text)).toEqual(['work under pressure']);
  });

  test('finds nothing in what is no skill', () => {
    for (const text of ['', '   ', ', ; .', 'Gdynia, Poland', 'Our office is close to the station.', 'x'.repeat(5000)])
      expect(known(text)).toEqual([]);
  });

  test('takes a text of any length', () => {
    expect(tagSkills('Docker and Kubernetes. '.repeat(2000)).length).toBeGreaterThan(100);
  });
});

describe('the taxonomy’s names', () => {
  test.each([
    ['k8s', 'Kubernetes'],
    ['AWS', 'Amazon Web Services'],
    ['strong knowledge of Python', 'Python'],
    ['management of events', 'Event management'],
    ['Nervecentre', 'Nervecentre'],
    ['purple elephants', 'purple elephants'],
  ])('%s', (found, name) => expect(normaliseSkill(found).name).toBe(name));

  test.each([
    ['Built the ledger service in Go: 900 requests a second', ['Go']],
    ['Three years of Python and R', ['Python', 'R']],
    ['Services in Golang', ['Go']],
    ['Drove with Go Ahead for two years', []],
    ['I go in early; grade C, vitamin C, wing C', []],
    ['Claims for R&D', []],
  ])('languages whose names are everyday words: %s', (text, names) => {
    expect(findSkills(text, { isList: false }).map(({ skill }) => skill.name)).toEqual(names);
  });

  test('in the text of a CV only names count', () => {
    const text = 'Improved communication and built pipelines with Jenkins, ArgoCD and Terraform.';
    const at = text.indexOf('Jenkins');
    const found = findUnlistedSkills(text, [{ from: at, to: at + 7 }]).map(({ name }) => name);
    expect(found).toEqual(['ArgoCD', 'Terraform']);
  });
});
