import type { Finding } from './authorship.ts';
import type { HumanFigures } from './human-figures.ts';
import type { Style } from './measure-style.ts';

/** So that a short text with a few such phrases is not taken for a long one full of them. */
const smoothing = 200;

/** Set phrases by what each tells, for a CV of this length; a whole number. */
export const phraseRate = (style: Style, bits: HumanFigures['phraseBits']): number =>
  Math.round((style.phrases.reduce((sum, { name }) => sum + (bits[name] ?? 0), 0) * 1000) / (style.words + smoothing));

/** Fewer statements than this have no shape to speak of. */
const fewestStatements = 6;
const shown = 8;

/** At most 3 points, which is "medium" and no more: many people write like that. */
export function weighStyle(style: Style, human: HumanFigures): Finding[] {
  const rate = phraseRate(style, human.phraseBits);
  if (rate < human.phrases.fiveOfHundred) return [];
  const isRare = rate >= human.phrases.oneOfHundred;
  const isAlike =
    style.statements >= fewestStatements &&
    (style.tails >= human.tails || style.figures >= human.figures || style.spread <= human.spread);
  const than = isRare ? '99 of 100' : '95 of 100';
  return [
    {
      points: isRare ? (isAlike ? 3 : 2) : 1,
      reason: {
        kind: 'phrases',
        text:
          `Set phrases that chat programs favour are more frequent than in ${than} CVs written by people before 2021` +
          `${isRare && isAlike ? ', and the statements about work are built unusually alike.' : '.'}`,
        quote: style.phrases
          .toSorted((a, b) => (human.phraseBits[b.name] ?? 0) - (human.phraseBits[a.name] ?? 0))
          .slice(0, shown)
          .map(({ quote }) => quote)
          .join(' · '),
      },
    },
  ];
}
