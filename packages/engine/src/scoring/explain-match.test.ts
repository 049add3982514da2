import { describe, expect, it } from 'vitest';
import { metFrom } from './calibration.ts';
import { countItems } from './count-items.ts';
import { explainMatch } from './explain-match.ts';
import { keyMatchFactors } from './key-match-factors.ts';
import { prepareCv } from './prepared-cv.ts';
import { prepareJob } from './prepared-job.ts';
import { scoreMatch } from './score-match.ts';
import { shortLabel } from './short-label.ts';
import { accountant, accountantJob, chef, readOn } from './testing/example-match.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const explain = (content: typeof accountant) => explainMatch(accountantJob, toScoringCv(content, readOn));
const factorOf = (content: typeof accountant, id: string) =>
  explain(content).factors.find((factor) => factor.id === id);

describe('an explanation', () => {
  it('has the score and the factors it explains', () => {
    for (const content of [accountant, chef]) {
      const { score, factors } = scoreMatch(prepareJob(accountantJob), prepareCv(toScoringCv(content, readOn)));
      const explanation = explain(content);
      expect(explanation.score).toBe(score);
      expect(explanation.factors.map(({ id, weight, lit }) => ({ id, weight, lit }))).toEqual(
        factors.map(({ id, weight, lit }) => ({ id, weight, lit })),
      );
    }
  });

  it('shows as many things met and missing as the stored factors count', () => {
    for (const content of [accountant, chef]) {
      const job = prepareJob(accountantJob);
      const counted = countItems(scoreMatch(job, prepareCv(toScoringCv(content, readOn))), job);
      expect(counted.map(({ id, asked, found }) => ({ id, asked, found }))).toEqual(
        explain(content).factors.map(({ id, met, missing }) => ({
          id,
          asked: met.length + missing.length,
          found: met.length,
        })),
      );
    }
  });

  it('names every requirement once, as met, as likely or as missing', () => {
    const named = (['requirements', 'education', 'experience'] as const).flatMap((id) => {
      const factor = factorOf(chef, id);
      return [...(factor?.met ?? []), ...(factor?.likely ?? []), ...(factor?.missing ?? [])].map(
        ({ text }) => text.split(' – ')[0],
      );
    });
    for (const text of accountantJob.requirements) expect(named.filter((other) => other === text)).toEqual([text]);
  });

  it('quotes the CV’s own lines with their place', () => {
    const budget = factorOf(accountant, 'requirements')?.met.find(({ text }) => text.startsWith('Budgeting'));
    expect(budget?.quotations).toEqual([
      { text: 'Helped to build the annual budget and quarterly forecasts', kind: 'experience', entry: 0, line: 2 },
    ]);
    const lines = toScoringCv(accountant, readOn).lines.map(({ text }) => text);
    for (const { met, likely, missing } of explain(accountant).factors) {
      for (const { quotations } of [...met, ...likely, ...missing])
        for (const { text } of quotations) expect(lines).toContain(text);
    }
  });

  it('says what the score would be with what is missing, and it would be', () => {
    const sage = factorOf(chef, 'skills')?.missing.find(({ text }) => text === 'Sage');
    expect(sage?.quotations).toEqual([]);
    expect(sage?.scoreIfMet).toBeGreaterThan(explain(chef).score);
    const skills = factorOf(chef, 'skills');
    const share = (skills?.weight ?? 0) / accountantJob.skills.length;
    expect((sage?.scoreIfMet ?? 0) - explain(chef).score).toBeCloseTo(share * (1 - (sage?.met ?? 0)), 1);
    // A real line may show more than the one thing.
    const told = `${chef.experience[0]?.description}\nOrdered stock in Sage`;
    const shown = { ...chef, experience: [{ ...chef.experience[0], description: told }] };
    expect(explain(shown).score).toBeGreaterThanOrEqual(sage?.scoreIfMet ?? 100);
    for (const { missing } of explain(chef).factors) {
      for (const item of missing) {
        expect(item.met).toBeLessThan(metFrom);
        expect(item.scoreIfMet).toBeGreaterThanOrEqual(explain(chef).score);
      }
    }
  });

  it('tells the years and the degree found', () => {
    expect(factorOf(accountant, 'experience')?.met[0]?.text).toMatch(
      /At least 3 years.* – \d\.\d years of this kind of work found/,
    );
    expect(factorOf(accountant, 'education')?.met[0]?.text).toContain('bachelor’s degree');
    expect(
      factorOf(chef, 'education')
        ?.missing.map(({ text }) => text)
        .join(),
    ).toContain('diploma');
  });
});

describe('the key factors', () => {
  const job = prepareJob(accountantJob);
  it('take a part for the whole it belongs to, and no sibling for another', () => {
    const asked = prepareJob({ ...accountantJob, skills: ['SQL', 'Kubernetes'], requirements: [] });
    const [post] = accountant.experience;
    const told = {
      ...accountant,
      experience: [{ ...post, description: 'Kept the ledgers in PostgreSQL, run in Docker.' }],
    };
    const { met } = scoreMatch(asked, prepareCv(toScoringCv(told, readOn))).found;
    expect(met.slice(asked.ranges.skills.from, asked.ranges.skills.to)).toEqual([100, 0]);
  });

  it('never say that what is named in a list is absent', () => {
    const asked = prepareJob({ ...accountantJob, skills: ['Xero'], requirements: ['Strong Excel'] });
    const named = { ...chef, skills: ['Microsoft Excel', 'Xero'] };
    const labels = keyMatchFactors(scoreMatch(asked, prepareCv(toScoringCv(named, readOn))), asked);
    expect(labels).toContainEqual({ kind: 'partly', label: 'Strong Excel: named, not shown' });
    expect(labels.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/^No .*(?:Excel|Xero)/));
  });

  const keys = (content: typeof accountant) =>
    keyMatchFactors(scoreMatch(job, prepareCv(toScoringCv(content, readOn))), job);

  it('are what speaks most for a match, in a few words', () => {
    const good = keys(accountant);
    expect(good.filter(({ kind }) => kind === 'met').map(({ label }) => label)).toEqual([
      'Management accounts',
      'Budgeting and forecasting',
      'Bachelor’s degree',
    ]);
    expect(good.length).toBeLessThanOrEqual(5);
    for (const { label } of good) expect(label.split(' ').length).toBeLessThanOrEqual(8);
  });

  it('name years and title, which most on a list have in common, where there is room for them', () => {
    const plain = prepareJob({ ...accountantJob, requirements: [], skills: [], education: [], certifications: [] });
    const found = keyMatchFactors(scoreMatch(plain, prepareCv(toScoringCv(accountant, readOn))), plain);
    const met = found.filter(({ kind }) => kind !== 'missing').map(({ label }) => label);
    expect(met.at(-1)).toBe('Management Accountant');
    expect(met.at(-2)).toMatch(/years of this kind of work/);
  });

  it('are what is missing, when little is there', () => {
    const bad = keys(chef);
    expect(bad.some(({ kind, label }) => kind === 'missing' && label.startsWith('No '))).toBe(true);
    expect(bad.filter(({ kind }) => kind === 'met')).toEqual([]);
  });

  it('put soft skills behind what tells people apart, however many points they give', () => {
    const asked = prepareJob({ ...accountantJob, requirements: ['Good English'], skills: ['Budgeting'] });
    const found = keyMatchFactors(scoreMatch(asked, prepareCv(toScoringCv(accountant, readOn))), asked);
    const labels = found.filter(({ kind }) => kind === 'met').map(({ label }) => label);
    expect(labels).toContain('Budgeting');
    expect(labels.slice(0, 2)).not.toContain('English');
  });

  it('end where the clause ends', () => {
    expect(shortLabel('Experience with automated tests you were glad to have')).toBe('Automated tests');
    expect(shortLabel('A food hygiene certificate')).toBe('Food hygiene certificate');
    expect(shortLabel('Experience as a head or senior sous chef')).toBe('Head or senior sous chef');
    expect(shortLabel('Shipped products of yours that people use and would miss')).not.toMatch(/ (?:that|of|and|or)$/);
  });

  it('name a language as it is written', () => {
    const german = prepareJob({ ...accountantJob, requirements: ['You speak German fluently'] });
    const found = keyMatchFactors(scoreMatch(german, prepareCv(toScoringCv(accountant, readOn))), german);
    expect(found.filter(({ kind }) => kind === 'missing').map(({ label }) => label)).toContain('No German');
  });
});
