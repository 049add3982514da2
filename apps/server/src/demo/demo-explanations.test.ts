import { namedEnding, unclearEnding } from '@candela/contract/rankings/rankings.schemas.ts';
import { parseCv } from '@candela/engine/cv/parsing/parse-cv.ts';
import { type Explanation, explainMatch } from '@candela/engine/scoring/explain-match.ts';
import { keyMatchFactors } from '@candela/engine/scoring/key-match-factors.ts';
import { prepareCv } from '@candela/engine/scoring/prepared-cv.ts';
import { prepareJob } from '@candela/engine/scoring/prepared-job.ts';
import { scoreMatch } from '@candela/engine/scoring/score-match.ts';
import { shortLabel } from '@candela/engine/scoring/short-label.ts';
import { matchTexts, scoringCvOf } from '@candela/engine/trial/match-texts.ts';
import { readTxt } from '@candela/engine/txt/read-txt.ts';
import { describe, expect, it } from 'vitest';
import { demoCvs } from './cvs/demo-cvs.ts';
import { demoJobs } from './demo-jobs.ts';

const now = new Date(Date.UTC(2026, 10, 15));
const texts = demoCvs.flatMap(({ content }) => (typeof content === 'string' ? [content] : []));
const cvs = texts.map((text) => scoringCvOf(parseCv(readTxt(text), { now }), now));

/** "Automated tests" and "Automated testing" are the same to a reader of the list; a post is none of the skills its name has. */
const plainly = (label: string): string => (/^No post as /u.test(label) ? label : sameThing(label));
const sameThing = (label: string): string =>
  shortLabel(label.replace(/^Not shown: /u, ''))
    .toLowerCase()
    .replace(/^(?:no|excellent|strong|good|experience (?:with|of|in)|knowledge of)\s+/u, '')
    .replace(/(?:ing|s)\b/gu, '');

function contradictions(explanation: Explanation): string[] {
  const told = explanation.factors.filter(({ id }) => ['requirements', 'skills', 'niceToHave'].includes(id));
  const met = new Set(told.flatMap((factor) => factor.met.map(({ text }) => plainly(text))));
  return told.flatMap(({ missing }) => missing.map(({ text }) => plainly(text)).filter((text) => met.has(text)));
}

describe('an explanation never says that something is there and that it is not', () => {
  it.each(demoJobs.map((job) => [job.title, job] as const))('for %s, on its page and in its list', (_, job) => {
    const prepared = prepareJob(job);
    for (const cv of cvs) {
      expect(contradictions(explainMatch(job, cv))).toEqual([]);
      const keys = keyMatchFactors(scoreMatch(prepared, prepareCv(cv)), prepared);
      const labels = keys.map(({ label }) => plainly(label.replace(namedEnding, '').replace(unclearEnding, '')));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('and never that a CV is without what it names', () => {
    const denied: string[] = [];
    for (const job of demoJobs) {
      const prepared = prepareJob(job);
      for (const [at, cv] of cvs.entries()) {
        const keys = keyMatchFactors(scoreMatch(prepared, prepareCv(cv)), prepared);
        const absent = keys.flatMap(
          ({ label }) => /^(?:No|Not shown:) (?!post as )(.+)$/.exec(label)?.[1]?.toLowerCase() ?? [],
        );
        denied.push(
          ...absent.filter((name) => texts[at]?.toLowerCase().includes(name)).map((name) => `${job.title}: ${name}`),
        );
      }
    }
    expect(denied).toEqual([]);
  });

  it('for texts pasted by visitors', () => {
    const advert = `Store manager\n\nRequirements\n- Excellent customer service\n- Experience with automated tests\n- 3 years of retail management\n\nSkills\nCustomer service, Automated testing, Retail management`;
    for (const text of texts.slice(0, 6)) {
      const match = matchTexts(advert, text, now);
      if (match.kind === 'refused') throw new Error(match.why);
      expect(contradictions(match.explanation)).toEqual([]);
    }
  });
});
