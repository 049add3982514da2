import { afterAll, describe, expect, it } from 'vitest';
import { openGroupScorer } from './group-scorer.ts';
import { type GroupMember, scoreGroup } from './score-group.ts';
import type { CvContentRow, ScoringJobRow } from './scoring.repo.ts';

const job: ScoringJobRow = {
  id: crypto.randomUUID(),
  company_id: crypto.randomUUID(),
  organisation_id: crypto.randomUUID(),
  title: 'Lighthouse keeper',
  description: 'Keep the light burning.',
  skills: ['Optics'],
  requirements: ['Two years at sea'],
  responsibilities: [],
  nice_to_have: [],
  candidate_profile: {},
  match_score_threshold: 65,
  status: 'Active',
  updated_at: new Date('2026-11-15T10:00:00Z'),
};
const content = (skill: string): CvContentRow => ({
  name: 'Alex Example',
  cv_id: crypto.randomUUID(),
  summary: '',
  skills: [skill],
  experience: [{ company: '', title: 'Keeper', duration: '2019 - 2023', description: `Used ${skill} at sea.` }],
  education: [],
  certificates: [],
  languages: [],
  unplaced: [],
  flags: [],
  experience_years: 4,
  updated_at: new Date('2026-11-15T10:00:00Z'),
  content_hash: Buffer.alloc(16),
});

const members: GroupMember[] = ['Optics', 'Welding'].map((skill) => ({ prepared: null, content: content(skill) }));
const thread = openGroupScorer(25_000);
afterAll(() => thread.close());

describe('scoring a group', () => {
  it('gives the same beside the process as in it, with the form to store', async () => {
    const here = scoreGroup(job, members);
    expect(here.map((scored) => scored?.score)).toEqual(here.map(() => expect.any(Number)));
    const there = await thread.score(job, members);
    expect(there).toEqual(here);
    const stored = there.map((scored) => ({ prepared: Buffer.from(scored?.bytes ?? []).toString('base64') }));
    expect(await thread.score(job, stored)).toEqual(here.map((scored) => ({ ...scored, bytes: undefined })));
  });

  it('leaves out candidates who cannot be read, and keeps the order of the others', async () => {
    const [first] = scoreGroup(job, members);
    const broken: GroupMember = { prepared: Buffer.from('nonsense').toString('base64') };
    const mixed = await thread.score(job, [broken, { prepared: null }, ...members.slice(0, 1)]);
    expect(mixed).toEqual([undefined, undefined, first]);
  });

  it.each([
    [
      'job',
      {
        ...job,
        id: crypto.randomUUID(),
        requirements: Array.from({ length: 20 }, (_, at) => `${at}${' a'.repeat(900)}`),
      },
      members,
    ],
    ['CV', job, [{ prepared: null, content: { ...content('Optics'), summary: 'Kept a light. '.repeat(2000) } }]],
  ] as const)(
    'lets the process go on beside one %s with very much text, for one person too',
    async (_, asked, people) => {
      const few = openGroupScorer(1);
      let turns = 0;
      const beside = setInterval(() => {
        turns += 1;
      }, 1);
      const scored = await few.score(asked, people);
      clearInterval(beside);
      await few.close();
      expect(turns).toBeGreaterThan(0);
      expect(scored).toEqual(scoreGroup(asked, people));
    },
  );

  it('says so when the thread is gone', async () => {
    const gone = openGroupScorer(10_000);
    await gone.close();
    await expect(gone.score(job, members)).rejects.toThrow('The scoring thread ended');
  });
});
