import type { FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence, ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';

type Place = Pick<FieldSource, 'page' | 'box'>;

/** Words alone: a line break, a bullet or a dash in the document is not part of what was said. */
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ');

/** Says of each quotation on which page it stands and where; one that is nowhere in the sources stays without. */
export function locateQuotes(factors: readonly ExplainedFactor[], sources: readonly FieldSource[]): ExplainedFactor[] {
  const fields = sources
    .map((source) => ({ source, words: wordsOf(source.quote) }))
    .filter(({ words }) => words !== '')
    // The tightest field that contains the words is the one meant.
    .sort((a, b) => a.words.length - b.words.length);
  const find = ({ quote, field }: Evidence): Place | undefined => {
    const words = wordsOf(quote);
    if (words === '') return undefined;
    // Words were taken out of a quotation that say who a candidate is; its field is still known.
    const named = field !== undefined && fields.find(({ source }) => source.field === field);
    if (named) return named.source;
    const around = fields.find((other) => ` ${other.words} `.includes(` ${words} `));
    if (around || field !== undefined) return around?.source;
    // A quotation may be longer than the field it was read from: "Nurse, St Mary's, 2019 – 2021".
    return fields.findLast((other) => ` ${words} `.includes(` ${other.words} `))?.source;
  };
  const located = <Item extends { evidence: Evidence[] }>(item: Item): Item => ({
    ...item,
    evidence: item.evidence.map((evidence) => {
      const place = evidence.box ? undefined : find(evidence);
      return place ? { ...evidence, page: place.page, box: place.box } : evidence;
    }),
  });
  return factors.map((factor) => ({
    ...factor,
    met: factor.met.map(located),
    likely: factor.likely.map(located),
    missing: factor.missing.map(located),
  }));
}
