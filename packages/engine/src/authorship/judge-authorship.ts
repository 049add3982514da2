import {
  type AiLikelihood,
  type Authorship,
  type AuthorshipCv,
  type AuthorshipReason,
  authorshipVersion,
} from './authorship.ts';
import { findContradictions } from './find-contradictions.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { findTraces } from './find-traces.ts';
import { type HumanFigures, humanFigures } from './human-figures.ts';
import { measureStyle } from './measure-style.ts';
import { weighStyle } from './weigh-style.ts';

const fewestWords = 120;
/** Of a hundred words; English CVs, lists and all, have twice as many. */
const fewestEnglish = 6;
const ENGLISH = /\b(?:the|and|of|to|in|for|with|a|an|on|as|by|at|from|is|was|i|my)\b/giu;
/** What a text may cost; a long CV has a fifth of it. */
const longestText = 60_000;

const mediumFrom = 3;
const highFrom = 6;

/**
 * Whether a machine wrote a CV, from evidence that is particular to CVs. Detectors of machine prose call more than half of
 * people's CVs machine-made; here "high" needs something no person writes into a CV, and wording alone ends at "medium".
 */
export function judgeAuthorship(cv: AuthorshipCv, human: HumanFigures = humanFigures): Authorship {
  const text = cv.text.slice(0, longestText);
  const style = measureStyle(
    text,
    cv.experience.map(({ description = '' }) => description.slice(0, longestText)),
  );
  if (style.words < fewestWords) return unknown('too-short', 'There is too little text to say anything.');
  const traces = findTraces(text);
  const isEnglish = (text.match(ENGLISH)?.length ?? 0) * 100 >= style.words * fewestEnglish;
  if (!isEnglish && !traces.isDecisive)
    return unknown('other-language', 'Only CVs in English can be compared with what people write.');

  const gaps = findPlaceholders(text, human.gaps);
  const findings = [
    ...traces.findings,
    ...gaps.findings,
    ...(isEnglish ? weighStyle(style, human) : []),
    ...findContradictions({ ...cv, text }),
  ];
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  // One kind of trace may have many innocent causes; two kinds together, in wording like this, have few.
  const isTraced = traces.isDecisive || traces.kinds + Math.min(1, gaps.count) >= 2;
  const likelihood: AiLikelihood = points >= highFrom && isTraced ? 'high' : points >= mediumFrom ? 'medium' : 'low';
  const reasons = findings.map(({ reason }) => reason);
  return { likelihood, reasons: reasons.length > 0 ? reasons : [ordinary], version: authorshipVersion };
}

const ordinary: AuthorshipReason = {
  kind: 'ordinary',
  text: 'Nothing was found that human-written CVs do not also contain.',
  quote: null,
};

const unknown = (kind: AuthorshipReason['kind'], text: string): Authorship => ({
  likelihood: 'unknown',
  reasons: [{ kind, text, quote: null }],
  version: authorshipVersion,
});
