import { expect, it } from 'vitest';
import { type Opinion, type ReadingPair, type SaidVerdict, saidVerdicts } from '../reader/verdict.ts';
import { countItems } from './count-items.ts';
import { explainMatch } from './explain-match.ts';
import { keyMatchFactors } from './key-match-factors.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { contentOf, sampleJobs, samplePeople } from './testing/sample-people.ts';
import { trueEvidence } from './testing/true-evidence.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const asked = {
  title: 'Backend engineer',
  description: 'Builds the services behind a booking platform.',
  skills: [],
  requirements: ['Building services for bookings'],
  responsibilities: [],
  niceToHave: [],
};
const experience = [
  { title: 'Backend engineer', duration: 'Jan 2020 – Dec 2025', description: 'Built booking services for two hotels' },
];
const cv = toScoringCv({ skills: [], education: [], experience }, new Date(Date.UTC(2026, 0, 15)));

it('is probably met where "met" is the likeliest and not sure: not ticked, not missing, worth more than a part', async () => {
  const read = async (opinion: Opinion) => {
    const { match, reading } = await readMatch(prepareJob(asked), cv, async () => opinion);
    const { met, likely, missing } =
      explainMatch(asked, cv, reading).factors.find(({ id }) => id === 'requirements') ?? expect.fail();
    const counted = countItems(match, prepareJob(asked)).find(({ id }) => id === 'requirements');
    const kinds = keyMatchFactors(match, prepareJob(asked)).map(({ kind, label }) => ({ kind, label }));
    return { light: match.found.met[1], said: [met.length, likely.length, missing.length], counted, kinds };
  };
  const unsure = await read([0.2, 0.2, 0.6]);
  expect(unsure).toMatchObject({ light: 70, said: [0, 1, 0], counted: { asked: 1, found: 0, probablyFound: 1 } });
  expect(unsure.kinds).toContainEqual({ kind: 'likely', label: 'Building services for bookings' });
  expect(await read([0.1, 0.1, 0.8])).toMatchObject({ light: 100, said: [1, 0, 0], counted: { found: 1 } });
  expect((await read([0.3, 0.36, 0.34])).light).toBe(40);
  // No less likely than anything else, and so not shown, though the two others together are likelier.
  expect((await read([0.4, 0.3, 0.3])).light).toBe(0);
});

const opinions: Record<SaidVerdict, Opinion> = {
  met: [0, 0, 1],
  likely: [0.2, 0.2, 0.6],
  partly: [0, 1, 0],
  no: [1, 0, 0],
};

it.each(['partly', 'likely'] as const)(
  'is never read as showing less for a line more, whatever is said of lines, also %s',
  async (some) => {
    // Says something of its own about every pair: what matters is that no line is passed over because of another.
    const opinionated = async ({ requirement, line }: ReadingPair): Promise<Opinion> => {
      const number = [...`${requirement}${line}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7);
      return opinions[(['no', some, 'met'] as const)[number % 3] ?? 'no'];
    };
    for (const [at, sample] of sampleJobs.entries()) {
      const prepared = prepareJob({ ...sample, skills: [] });
      for (const content of samplePeople.map(contentOf)) {
        const read = async (added: readonly string[]) => {
          const [first, ...rest] = content.experience;
          const description = [first?.description, ...added].join('\n');
          const told = { ...content, experience: [{ ...first, description }, ...rest] };
          return (await readMatch(prepared, toScoringCv(told, new Date(Date.UTC(2026, 0, 15))), opinionated)).reading;
        };
        const before = await read([]);
        const after = await read(trueEvidence[at] ?? []);
        const worth = (verdict: SaidVerdict) => saidVerdicts.indexOf(verdict);
        for (const { item, verdict } of before) {
          const now = after.find((one) => one.item === item)?.verdict ?? 'no';
          expect(worth(now)).toBeGreaterThanOrEqual(worth(verdict));
        }
      }
    }
  },
);
