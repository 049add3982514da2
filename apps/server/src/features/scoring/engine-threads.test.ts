import { describe, expect, it } from 'vitest';
import { createEngineThreads } from './engine-threads.ts';
import { engineWork } from './engine-work.ts';
import type { CvContentRow, ScoringJobRow } from './scoring.repo.ts';

const changedAt = new Date('2026-01-15T09:00:00Z');

const job = {
  id: '00000000-0000-4000-8000-000000000001',
  updated_at: changedAt,
  title: 'Site manager',
  description: 'Runs building sites, plans the work and looks after safety.',
  skills: ['Planning', 'Health and safety', 'Budgeting'],
  requirements: ['Five years on building sites'],
  responsibilities: ['Plan the work of the trades'],
  nice_to_have: ['First aid'],
  candidate_profile: {},
} as unknown as ScoringJobRow;

const line =
  'Planned the work of twelve trades on three sites, kept the budget and improved health and safety every quarter.';
const cvOf = (lines: number) =>
  ({
    name: 'Alex Example',
    summary: 'Site manager with ten years on building sites.',
    skills: ['Planning', 'Budgeting'],
    experience: [
      {
        title: 'Site manager',
        duration: '2015 – 2025',
        description: Array.from({ length: lines }, (_, at) => `${line} Site ${at}.`).join('\n'),
      },
    ],
    education: [],
    certificates: [],
    languages: [],
    unplaced: [],
    flags: [],
    experience_years: 10,
    updated_at: changedAt,
  }) as unknown as CvContentRow;

describe("the engine's threads", () => {
  // Everything goes to a thread here.
  const threads = createEngineThreads({ threads: 1, leastForThread: 0 });

  it('answer exactly what the same work answers at once', async () => {
    const cv = cvOf(40);
    const member = { prepared: null, content: cv };
    expect(await threads.scorePerson([job, job], member)).toEqual(engineWork.scorePerson([job, job], member));
    expect(await threads.explainFactors(job, cv)).toEqual(engineWork.explainFactors(job, cv));
    const judged = { text: `${line}\n`.repeat(40), experience: [] };
    expect(await threads.judgeCv(judged, changedAt)).toEqual(engineWork.judgeCv(judged, changedAt));
    expect(await threads.scorePerson([job], { prepared: 'not a CV' })).toBeUndefined();
  });

  it('pass on what goes wrong, and go on', async () => {
    const broken = { ...job, title: null } as unknown as ScoringJobRow;
    await expect(threads.explainFactors(broken, cvOf(1))).rejects.toThrow();
    expect(await threads.explainFactors(job, cvOf(1))).toEqual(engineWork.explainFactors(job, cvOf(1)));
  });

  it('let others have their turn between many short CVs', async () => {
    const usual = createEngineThreads();
    const order: string[] = [];
    const turn = () => {
      order.push('other');
      if (order.length < 100) setImmediate(turn);
    };
    const scored = Array.from({ length: 10 }, () =>
      usual.scorePerson([job], { prepared: null, content: cvOf(3) }).then(() => order.push('CV')),
    );
    setImmediate(turn);
    await Promise.all(scored);
    // Between any two of them, and not only before the first and after the last.
    expect(order.join(' ')).not.toContain('CV CV');
  });

  it('leave this process free while a long CV is worked on', async () => {
    const usual = createEngineThreads();
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    await usual.explainFactors(job, cvOf(3));
    setImmediate(turn);
    const explaining = usual.explainFactors(job, cvOf(3000));
    await explaining;
    isOver = true;
    // At once it would have been the only thing to happen.
    expect(turns).toBeGreaterThan(10);
  });
});
