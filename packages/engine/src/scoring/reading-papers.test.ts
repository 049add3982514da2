import { expect, it } from 'vitest';
import type { Opinion } from '../reader/verdict.ts';
import { explainMatch } from './explain-match.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { cv, job, judgeBy, lines } from './testing/reading-case.ts';
import type { CvContent } from './to-scoring-cv.ts';

it('a paper among further particulars is held, one in a list of skills is only named', async () => {
  const asked = prepareJob(job(['Full driving licence']));
  const said = 'Full clean driving licence.';
  const { judge } = judgeBy(({ line }) => (line.includes('licence') ? 'met' : 'no'));
  const read = async (more: Partial<CvContent>) => {
    const { reading } = await readMatch(asked, cv(lines, more), judge);
    return reading[0]?.verdict;
  };
  expect(await read({ other: [`Word, Excel, Outlook. ${said}`] })).toBe('met');
  expect(await read({ skills: [said] })).toBe('no');
});

it('a paper that is known by its number is held whatever the reader makes of the list it stands in', async () => {
  const asked = job(['City & Guilds 2391 inspection and testing']);
  const content = cv(lines, { education: [{ qualification: 'NVQ Level 3, 18th Edition, 2391-51' }] });
  const { reading } = await readMatch(prepareJob(asked), content, judgeBy(() => 'no').judge);
  const [factor] = explainMatch(asked, content, reading).factors;
  expect(factor?.met.map(({ quotations }) => quotations[0]?.text)).toEqual(['NVQ Level 3, 18th Edition, 2391-51']);
});

it('a paper whose every word stands among the papers is held where the reader only thinks so', async () => {
  const asked = prepareJob(job(['Driving licence']));
  const verdictOf = async (paper: string) => {
    const judge = async (): Promise<Opinion> => [0.2, 0.1, 0.7];
    const { reading } = await readMatch(asked, cv(lines, { certificates: [paper] }), judge);
    return reading[0]?.verdict;
  };
  expect(await verdictOf('Full driving licence')).toBe('met');
  expect(await verdictOf('Provisional driving licence')).not.toBe('met');
});

it('a body that is asked for by its letters is probably shown by a paper that has them and is held', async () => {
  const asked = prepareJob(job(['CIPD']));
  const verdictOf = async (paper: string) => {
    const { judge } = judgeBy(() => 'partly');
    const { reading } = await readMatch(asked, cv(lines, { certificates: [paper] }), judge);
    return reading[0]?.verdict;
  };
  expect(await verdictOf('CIPD Level 5')).toBe('likely');
  expect(await verdictOf('CIPD Level 5, studying')).toBe('partly');
  expect(await verdictOf('ILM Level 5')).toBe('no');
});

it('a degree in another subject is quoted', async () => {
  const asked = job(['A degree in a numerate subject']);
  const content = cv(lines, { education: [{ qualification: 'BA English Literature' }] });
  const { reading } = await readMatch(prepareJob(asked), content, judgeBy(() => 'no').judge);
  const education = explainMatch(asked, content, reading).factors.find(({ id }) => id === 'education');
  expect(education?.missing[0]?.quotations[0]?.text).toBe('BA English Literature');
});

it('a degree in the subject that is asked for is one, however the advert goes on', async () => {
  const asked = job(['BEng or MEng in Civil Engineering (ICE accredited)']);
  const content = cv(lines, { education: [{ qualification: 'MEng Civil Engineering' }] });
  const { reading } = await readMatch(prepareJob(asked), content, judgeBy(() => 'partly').judge);
  const education = explainMatch(asked, content, reading).factors.find(({ id }) => id === 'education');
  expect(education?.met[0]?.quotations[0]?.text).toBe('MEng Civil Engineering');
});

it('a CV that is like the job by its posts alone is quoted by one of them', () => {
  const explained = explainMatch(job([]), cv(['Drove a van between two sites']));
  const work = explained.factors.find(({ id }) => id === 'work');
  const quoted = [...(work?.met ?? []), ...(work?.missing ?? [])].flatMap(({ quotations }) => quotations);
  expect(quoted.map(({ text }) => text)).toEqual(['Backend engineer']);
});

it('a CV is about the work where the reader is sure that its lines show what is asked for, however unlike its words', async () => {
  const asked = job(['Preparing valuations', 'Closing final accounts']);
  const told = [
    'Applications agreed with the PQS within a week',
    'Eleven of them closed',
    'Drove a van between two sites',
  ];
  const content = cv(told, {
    experience: [{ title: 'QS', duration: 'Jan 2020 – Dec 2025', description: told.join('\n') }],
  });
  const workOf = async (says: 'met' | 'no') => {
    const { judge } = judgeBy(({ line }) => (line.startsWith('Drove') ? 'no' : says));
    const { reading } = await readMatch(prepareJob(asked), content, judge);
    const work = explainMatch(asked, content, reading).factors.find(({ id }) => id === 'work');
    return work?.lit ?? 0;
  };
  expect(await workOf('no')).toBe(0);
  expect(await workOf('met')).toBeGreaterThan(0.4);
});

it('a register is shown by its letters and a number, and a licence by its name alone', async () => {
  const verdictOf = async (asked: string, said: string) => {
    const { judge, seen } = judgeBy(({ requirement, line }) =>
      requirement === 'GPhC registration' || (requirement === 'driving licence' && /licence/iu.test(line))
        ? 'met'
        : 'no',
    );
    const { reading } = await readMatch(prepareJob(job([asked])), cv(lines, { other: [said] }), judge);
    return { verdict: reading[0]?.verdict, isRead: seen.some(({ line }) => line === said) };
  };
  expect(await verdictOf('GPhC registration', 'GPhC No. 2098765')).toEqual({ verdict: 'met', isRead: true });
  expect((await verdictOf('Full UK driving licence', 'CSCS card. Driving licence.')).verdict).toBe('met');
  expect((await verdictOf('Full UK driving licence', 'Provisional driving licence, test booked')).verdict).toBe('no');
});
