import { randomUUID } from 'node:crypto';
import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { type ExplainedItem, explainMatch } from '@candela/engine/scoring/explain-match.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import { z } from 'zod';
import type { Question } from './llm.service.ts';
import { createReader, isTrustworthy, wordsOf } from './locate-text.ts';

/** Changes whenever the same inputs could lead to another question or another sum. */
export const rankVersion = 'rank-1.0.0';

export interface Judgement {
  /** 0 to 100: each factor's points times how far it is lit, as in the built-in engine. */
  score: number;
  factors: ExplainedFactor[];
}

const instructions = `You help a recruiter to see what in a CV answers what a job asks for. The CV has no name and no contact details; do not guess who the person is.

For each entry of "asked", say whether the CV shows it:
- "yes": the CV shows it clearly, or something that does the same work;
- "partly": the CV shows some of it;
- "no": the CV does not show it.
For "yes" and "partly", "quote" is the best words of the CV for it, copied exactly from one of its lines. For "no", "quote" is null.
Judge work done above lists of words. Schools, gaps and style are of no account. Give every id of "asked" once. "reference" is the reference of the material.`;

const schema = z.object({
  reference: z.string().max(100),
  items: z
    .array(
      z.object({
        id: z.string().max(60),
        met: z.enum(['yes', 'partly', 'no']),
        quote: z.string().max(1000).nullable(),
      }),
    )
    .max(400),
});
type Raw = z.infer<typeof schema>;

const light = { yes: 1, partly: 0.5, no: 0 };
/** One line is not evidence for everything. */
const mostUsesOfALine = 3;

interface Ask {
  id: string;
  label: string;
  /** What the built-in engine says, for what the model forgot. */
  met: number;
}

interface Frame {
  id: string;
  label: string;
  weight: number;
  lit: number;
  asks: Ask[];
  /** Counted, not judged: years are sums of dates. */
  builtIn: ExplainedFactor | null;
}

/** One person and one job. What was asked for, and how the sum is made, are the built-in engine's. */
export function rankQuestion(job: ScoringJob, cv: ScoringCv): Question<Raw, Judgement> {
  const frames = framesOf(job, cv);
  const reference = randomUUID();
  return {
    task: 'rank',
    instructions,
    data: {
      reference,
      job,
      asked: frames.flatMap(({ asks }) => asks.map(({ id, label }) => ({ id, text: label }))),
      cv: cv.lines.map(({ kind, text }) => `${kind}: ${text}`),
    },
    schema,
    maxOutputTokens: 6_000,
    accept: (raw) => (raw.reference === reference ? judge(raw.items, frames, cv) : null),
  };
}

function framesOf(job: ScoringJob, cv: ScoringCv): Frame[] {
  return explainMatch(job, cv).factors.map((factor) => {
    const { id, label, weight, lit } = factor;
    const isCounted = id === 'experience';
    const items: readonly ExplainedItem[] = isCounted ? [] : [...factor.met, ...factor.missing];
    const asks = items.map(({ text, met }, at) => ({
      id: `${id}.${at}`,
      label: id === 'work' ? `Work like this job: ${job.title}` : askedText(text),
      met,
    }));
    return { id, label, weight, lit, asks, builtIn: asks.length === 0 ? toContract(factor) : null };
  });
}

/** "Degree in nursing – the CV names: none": only what the job says. */
const askedText = (text: string): string => text.split(' – the CV names:')[0] ?? text;

const toContract = ({ id, label, weight, lit, met, missing }: ReturnType<typeof explainMatch>['factors'][number]) => ({
  id,
  label,
  weight,
  lit,
  met: met.map(({ text, quotations }) => ({
    label: text,
    evidence: quotations.map((quotation) => ({ quote: quotation.text, page: null, box: null })),
  })),
  missing: missing.map(({ text, scoreIfMet }) => ({ label: text, scoreIfMet, evidence: [], isNamed: false })),
});

function judge(items: Raw['items'], frames: readonly Frame[], cv: ScoringCv): Judgement | null {
  const asked = new Set(frames.flatMap(({ asks }) => asks.map(({ id }) => id)));
  const answers = new Map(items.filter(({ id }) => asked.has(id)).map((item) => [item.id, item]));
  const isComplete = answers.size * 5 >= asked.size * 4;
  if (!isComplete || items.some(({ id }) => !asked.has(id))) return null;

  const reader = createReader(cv.lines.map(({ text }) => text));
  const claims = items.filter(({ met }) => met !== 'no');
  const invented = claims.filter(({ quote }) => !quote || !reader.has(quote)).length;
  if (!isTrustworthy({ said: claims.length, invented })) return null;

  const uses = new Map<string, number>();
  const verify = (quote: string | null): string | null => {
    if (!quote || !reader.has(quote)) return null;
    const words = wordsOf(quote);
    uses.set(words, (uses.get(words) ?? 0) + 1);
    return (uses.get(words) ?? 0) <= mostUsesOfALine ? quote : null;
  };
  const factors = frames.map((frame) => {
    const judged = frame.asks.map((ask) => {
      const answer = answers.get(ask.id);
      if (!answer) return { ...ask, quote: null };
      const quote = answer.met === 'no' ? null : verify(answer.quote);
      // Without the CV's own words it is only a claim.
      return { ...ask, met: quote ? light[answer.met] : 0, quote };
    });
    const lit = judged.length === 0 ? frame.lit : judged.reduce((sum, { met }) => sum + met, 0) / judged.length;
    return { frame, judged, lit: Math.round(lit * 10_000) / 10_000 };
  });
  const score = round(factors.reduce((sum, { frame, lit }) => sum + frame.weight * lit, 0));
  return {
    score,
    factors: factors.map(({ frame, judged, lit }) => {
      const { id, label, weight, builtIn } = frame;
      if (builtIn) return builtIn;
      return {
        id,
        label,
        weight,
        lit,
        met: judged
          .filter(({ met }) => met >= 0.5)
          .map((item) => ({
            label: item.label,
            evidence: item.quote ? [{ quote: item.quote, page: null, box: null }] : [],
          })),
        missing: judged
          .filter(({ met }) => met < 0.5)
          .map((item) => ({
            label: item.label,
            scoreIfMet: round(score + (weight * (1 - item.met)) / judged.length),
            evidence: item.quote ? [{ quote: item.quote, page: null, box: null }] : [],
            isNamed: false,
          })),
      };
    }),
  };
}

const round = (value: number): number => Math.max(0, Math.min(100, Math.round(value * 100) / 100));
