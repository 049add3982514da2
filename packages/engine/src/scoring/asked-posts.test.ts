import { expect, it } from 'vitest';
import { prepareJob } from './prepared-job.ts';

const isByPost = (requirement: string): boolean =>
  prepareJob({
    title: 'Tutor',
    description: 'Teaches in the evenings.',
    skills: [],
    requirements: [requirement],
    responsibilities: [],
    niceToHave: [],
  }).titleShows[1] === 1;

it.each(['Experience as a sous chef', 'Working as a runner on set', 'Bench work as a goldsmith'])(
  '%s: a post',
  (text) => {
    expect(isByPost(text)).toBe(true);
  },
);

it.each([
  'Teaching English as a foreign language',
  'Working alone or as a two-person crew',
  'Opening the store as a keyholder',
])('%s: what is done, by any line', (text) => {
  expect(isByPost(text)).toBe(false);
});
