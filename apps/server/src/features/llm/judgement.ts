import type { ExplainedFactor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { Explanation } from '@candela/engine/scoring/explain-match.ts';
import { keyMatchFactors } from '@candela/engine/scoring/key-match-factors.ts';
import type { EvidenceLine } from '@candela/engine/scoring/prepared-cv.ts';
import type { PreparedJob } from '@candela/engine/scoring/prepared-job.ts';
import { matchRead, type Reading } from '@candela/engine/scoring/reading.ts';
import type { Match } from '@candela/engine/scoring/score-match.ts';
import type { ScoringCv } from '@candela/engine/scoring/scoring-input.ts';
import { toExplained } from '../scoring/explain.service.ts';

/** Something the job asks for that the built-in engine did not find. */
export interface Ask {
  id: string;
  factor: string;
  text: string;
  /** What the built-in engine says, 0 to 1, and what the score would be if it were 1. */
  met: number;
  scoreIfMet: number;
}

/** Something asked for that a line of the CV shows after all, and how far. */
export interface Finding {
  ask: Ask;
  line: EvidenceLine;
  met: number;
}

export interface Judgement {
  /** The built-in score and what was found beside it: each factor's points times how far it is lit. */
  score: number;
  builtInScore: number;
  factors: ExplainedFactor[];
  keyFactors: KeyFactor[];
  /** What a reader is told about the difference. */
  note: string;
}

/** Points a model may add, so that its word never weighs more than what was measured. */
export const mostPoints = 10;

interface Matched {
  prepared: PreparedJob;
  cv: ScoringCv;
  reading: Reading;
  explanation: Explanation;
}

/**
 * The built-in score and what each find gives by the built-in engine's own weights. A find only adds: a candidate who was looked at
 * can not fall behind one who was not.
 */
export function toJudgement({ prepared, cv, reading, explanation }: Matched, findings: readonly Finding[]): Judgement {
  const { score: builtInScore } = explanation;
  const pointsOf = ({ ask, met }: Finding): number =>
    ((ask.scoreIfMet - builtInScore) * (met - ask.met)) / (1 - ask.met);
  const whole = findings.reduce((sum, finding) => sum + pointsOf(finding), 0);
  const share = Math.min(1, mostPoints / Math.max(whole, 1));
  const factors = toExplained(explanation).factors.map((factor): ExplainedFactor => {
    const found = findings.filter(({ ask }) => ask.factor === factor.id);
    const points = found.reduce((sum, finding) => sum + pointsOf(finding), 0) * share;
    return points > 0 ? lightUp(factor, found, points) : factor;
  });
  const score = Math.round(factors.reduce((sum, { weight, lit }) => sum + weight * lit, 0) * 100) / 100;
  const added = score - builtInScore;
  return {
    score,
    builtInScore,
    factors: factors.map((factor) => ({
      ...factor,
      likely: factor.likely.map((item) => raised(item, added)),
      missing: factor.missing.map((item) => raised(item, added)),
    })),
    keyFactors: keyFactorsOf(prepared, matchRead(prepared, cv, reading), findings),
    note: noteOf(findings.length, builtInScore, added, share < 1),
  };
}

/** What the score would be, counted from the one with the finds in it. */
const raised = <T extends { scoreIfMet: number | null }>(item: T, added: number): T => ({
  ...item,
  scoreIfMet: item.scoreIfMet === null ? null : Math.min(100, Math.round((item.scoreIfMet + added) * 100) / 100),
});

function lightUp(factor: ExplainedFactor, found: readonly Finding[], points: number): ExplainedFactor {
  // Rounded down, so that no more is added than may be.
  const lit = Math.min(1, Math.floor((factor.lit + points / factor.weight) * 10_000) / 10_000);
  const labels = new Set(found.map(({ ask }) => ask.text));
  return {
    ...factor,
    lit: Math.max(factor.lit, lit),
    met: [
      ...factor.met,
      ...found.map(({ ask, line }) => ({
        label: ask.text,
        evidence: [{ quote: line.text, page: null, box: null }],
      })),
    ],
    likely: factor.likely.filter(({ label }) => !labels.has(label)),
    missing: factor.missing.filter(({ label }) => !labels.has(label)),
  };
}

/** The short list of the table, as for everyone else, with the finds among what is there. */
function keyFactorsOf(job: PreparedJob, match: Match, findings: readonly Finding[]): KeyFactor[] {
  const met = [...match.found.met];
  let { level, isOtherSubject, degree } = match.found;
  for (const { ask, met: light } of findings) {
    const at = placeOf(job, ask);
    if (at !== undefined) met[at] = light * 100;
    else if (light === 1) {
      level = Math.max(level, job.asks.education?.level ?? 0);
      isOtherSubject = false;
      degree = 1;
    }
  }
  const found: Match['found'] = { ...match.found, met, level, isOtherSubject, degree };
  return keyMatchFactors({ ...match, found }, job);
}

/** Among the items of the job; a degree is none of them. */
function placeOf({ asks, ranges }: PreparedJob, { factor, text }: Ask): number | undefined {
  // Its text may go on: "– another occupation: …".
  if (factor === 'title') return ranges.title.from;
  const textsOf = {
    requirements: asks.requirements.map((item) => item.text),
    niceToHave: asks.niceToHave.map((item) => item.text),
    skills: asks.skills,
    certificates: asks.certificates,
  };
  const kind = factor === 'education' ? 'certificates' : (factor as keyof typeof textsOf);
  const at = textsOf[kind]?.indexOf(text) ?? -1;
  return at < 0 ? undefined : ranges[kind].from + at;
}

function noteOf(finds: number, builtIn: number, added: number, isCapped: boolean): string {
  if (finds === 0) return 'The language model looked at this CV as well and found nothing to add.';
  const things = finds === 1 ? 'one more thing' : `${finds} more things`;
  const most = isCapped ? ', the most it may add' : '';
  return `The built-in engine gives ${builtIn.toFixed(1)}; the language model found ${things} asked for, in the CV’s own words: ${added.toFixed(1)} points more${most}.`;
}
