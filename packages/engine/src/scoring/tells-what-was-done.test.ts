import { expect, it } from 'vitest';
import { tellsWhatWasDone } from './tells-what-was-done.ts';
import { toScoringCv } from './to-scoring-cv.ts';

it.each([
  'Since 2022 I have written 23 requests for assessment, of which 21 were agreed.',
  'I line manage nine teaching assistants and observe each of them twice a year.',
  'We’ve moved four warehouses in two years without a day of delay.',
])('a sentence with a figure tells what was done: %s', (sentence) => expect(tellsWhatWasDone(sentence)).toBe(true));

it.each([
  'I am a driven manager with ten years of experience in retail and a passion for people.',
  'I would bring twelve years of knowledge to a team like yours.',
  'Results-driven leader with 15 years of managing teams of up to forty people.',
  'I manage teams with care and an eye for detail.',
  'I ran two shops.',
])('praise, wishes and what has no figure do not: %s', (sentence) => expect(tellsWhatWasDone(sentence)).toBe(false));

it('such a sentence of the summary is evidence, as well as said in the summary', () => {
  const told = 'Since 2022 I have written 23 requests for assessment, of which 21 were agreed.';
  const { lines } = toScoringCv(
    { summary: `Caring and flexible. ${told}`, skills: [], experience: [], education: [] },
    new Date(),
  );
  expect(lines.filter(({ kind }) => kind === 'other').map(({ text }) => text)).toEqual([expect.stringContaining(told)]);
  expect(lines.some(({ kind, text }) => kind === 'summary' && text.includes(told))).toBe(true);
});
