import { describe, expect, it } from 'vitest';
import type { Judge } from '../reader/verdict.ts';
import { explainMatch } from './explain-match.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import type { ScoringJob } from './scoring-input.ts';
import { cv, job, judgeBy } from './testing/reading-case.ts';

describe('skills that are asked for by themselves', () => {
  const wanted: ScoringJob = { ...job([]), skills: ['Absence management', 'Excel'] };
  const told = ['Cut absence by return-to-work interviews and referrals', 'Drove the van between two sites'];
  const skillsOf = async (judge: Judge, held: readonly string[] = told, asked = wanted) => {
    const content = cv(held);
    const { match, reading } = await readMatch(prepareJob(asked), content, judge);
    const explained = explainMatch(asked, content, reading);
    expect(explained.score).toBe(match.score);
    return explained.factors
      .find(({ id }) => id === 'skills')
      ?.met.map(({ text, quotations }) => [text, quotations[0]?.text]);
  };

  it('are shown by a line that the reader is sure of, in whatever words; a tool by its name alone', async () => {
    const { judge } = judgeBy(({ line }) => (line.startsWith('Cut') ? 'met' : 'no'));
    expect(await skillsOf(judge)).toEqual([['Absence management', told[0]]]);
  });

  it('are not shown by what is only likely, nor by the advert’s own words', async () => {
    expect(await skillsOf(async () => [0.2, 0.1, 0.7])).toEqual([]);
    const { judge } = judgeBy(() => 'met');
    const copied = 'Managing absence on two sites with referrals to occupational health';
    expect(await skillsOf(judge, [copied], { ...wanted, responsibilities: [copied] })).toEqual([]);
  });

  it('that a line calls by their name are not read', async () => {
    const { judge, seen } = judgeBy(() => 'met');
    const named = 'Absence management for two sites with three hundred people';
    expect(await skillsOf(judge, [named])).toEqual([['Absence management', named]]);
    expect(seen).toEqual([]);
  });

  it('that are tools are shown by words that are used of them alone, in work that was done', async () => {
    const { judge } = judgeBy(() => 'no');
    const asked = { ...wanted, skills: ['Kubernetes', 'Terraform'] };
    const line = 'Ran three GKE clusters for sixty services';
    expect(await skillsOf(judge, [line], asked)).toEqual([['Kubernetes', line]]);
  });

  it('that a requirement names are shown by the line that shows it', async () => {
    const { judge } = judgeBy(({ requirement, line }) =>
      requirement.startsWith('Running') && line.startsWith('Cut') ? 'met' : 'no',
    );
    const asked = { ...wanted, requirements: ['Running absence management and payroll on two sites'] };
    expect(await skillsOf(judge, told, asked)).toEqual([['Absence management', told[0]]]);
  });
});
