import { randomUUID } from 'node:crypto';
import { isCopiedText } from '@candela/engine/scoring/copied-lines.ts';
import { type Explanation, explainMatch } from '@candela/engine/scoring/explain-match.ts';
import { type EvidenceLine, scoredLines } from '@candela/engine/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '@candela/engine/scoring/prepared-job.ts';
import type { Reading } from '@candela/engine/scoring/reading.ts';
import { scoringVersion } from '@candela/engine/scoring/score-match.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import { z } from 'zod';
import { type Ask, type Finding, type Judgement, toJudgement } from './judgement.ts';
import type { ModelCall } from './llm.service.ts';
import { isTrustworthy, wordsOf } from './locate-text.ts';

/** Changes whenever the same inputs could lead to another question or another sum; the built-in score is part of that. */
export const rankVersion = `rank-2.0.0 on ${scoringVersion}`;

const instructions = `You help a recruiter to see what in a CV answers what a job asks for. The CV has no name and no contact details; do not guess who the person is.

"asked" are things that a first reader did not find. For each entry of "asked", say whether the CV shows it after all:
- "yes": the CV shows it clearly, or something that does the same work;
- "partly": the CV shows some of it;
- "no": the CV does not show it.
For "yes" and "partly", "quote" is the best line of the CV for it, copied exactly. For "no", "quote" is null.
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
/** "and" stands in every line; a line is quoted by at least so many words in a row, or whole. */
const fewestWords = 3;
/** Measured rather than judged: what the whole CV is about, and sums of dates. */
const measured: ReadonlySet<string> = new Set(['work', 'experience']);

/**
 * One person and one job. The model is asked only about what the built-in engine did not find, because only a find can be
 * looked up; null when there is nothing of that kind.
 */
export function rankCall(job: ScoringJob, cv: ScoringCv, reading: Reading = []): ModelCall<Raw, Judgement> | null {
  const explanation = explainMatch(job, cv, reading);
  const asks = asksOf(explanation);
  if (asks.length === 0) return null;
  const prepared = prepareJob(job);
  const lines = linesFor(prepared, cv);
  const reference = randomUUID();
  return {
    task: 'rank',
    instructions,
    data: {
      reference,
      job,
      asked: asks.map(({ id, text }) => ({ id, text: askedText(text) })),
      cv: lines.map(({ kind, text }) => `${kind}: ${text}`),
    },
    schema,
    maxOutputTokens: 6_000,
    accept: (raw) => {
      const findings = raw.reference === reference ? verify(raw.items, asks, lines) : null;
      return findings && toJudgement({ prepared, cv, reading, explanation }, findings);
    },
  };
}

const asksOf = ({ factors }: Explanation): Ask[] =>
  factors
    .filter(({ id }) => !measured.has(id))
    .flatMap(({ id: factor, likely, missing }) =>
      [...likely, ...missing].map(({ text, met, scoreIfMet }, at) => ({
        id: `${factor}.${at}`,
        factor,
        text,
        met,
        scoreIfMet,
      })),
    );

/** "Degree in nursing – the CV names: none": only what the job says. */
const askedText = (text: string): string => text.split(' – the CV names:')[0] ?? text;

/** What may speak for a candidate is the same as for the built-in engine: work and learning, not claims, not the advert's words. */
const linesFor = (job: PreparedJob, cv: ScoringCv): EvidenceLine[] =>
  scoredLines(cv).evidence.filter((line) => !isCopiedText(job, line));

/** What was found, each with the line that shows it; null when the answer deserves no trust. */
function verify(items: Raw['items'], asks: readonly Ask[], lines: readonly EvidenceLine[]): Finding[] | null {
  const asked = new Map(asks.map((ask) => [ask.id, ask]));
  const answers = new Map(items.map((item) => [item.id, item]));
  const isComplete = answers.size * 5 >= asked.size * 4 && items.every(({ id }) => asked.has(id));
  if (!isComplete) return null;

  const known = lines.map((line) => ({ line, words: wordsOf(line.text) }));
  const find = (quote: string | null, isTitle: boolean): EvidenceLine | undefined => {
    // The material names the kind in front of a line; some copy it along.
    const words = wordsOf((quote ?? '').replace(/^(?:title|experience|other|education|certificate): /, ''));
    const isEnough = (whole: string) => words === whole || words.split(' ').length >= fewestWords;
    return known.find(
      (one) =>
        words !== '' &&
        ` ${one.words} `.includes(` ${words} `) &&
        isEnough(one.words) &&
        (!isTitle || one.line.kind === 'title'),
    )?.line;
  };
  const claims = [...answers.values()].filter(({ met }) => met !== 'no');
  const invented = claims.filter(({ quote }) => !find(quote, false)).length;
  if (!isTrustworthy({ said: claims.length, invented })) return null;

  const uses = new Map<EvidenceLine, number>();
  return claims.flatMap(({ id, met, quote }) => {
    const ask = asked.get(id);
    const line = ask && find(quote, ask.factor === 'title');
    if (!ask || !line || light[met] <= ask.met) return [];
    uses.set(line, (uses.get(line) ?? 0) + 1);
    return (uses.get(line) ?? 0) > mostUsesOfALine ? [] : [{ ask, line, met: light[met] }];
  });
}
