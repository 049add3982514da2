import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { named } from './field-sources.ts';

/** Where a quotation stands: characters of a field's text. */
export interface QuotationPlace {
  field: string;
  start: number;
  end: number;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

interface Field {
  field: string;
  text: string;
}

/** Words alone: a bullet, a dash or a line's end is not part of what was said. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** The lines of a page that belong to no field, as they are drawn: one text. */
export const unplacedByPage = (lines: Cv['unplaced']): { field: string; page: number; text: string }[] =>
  [...Map.groupBy(lines, ({ page }) => page)].map(([page, onPage]) => ({
    field: `unplaced.${page}`,
    page,
    text: onPage.map(({ text }) => text).join('\n'),
  }));

/** Everything a CV says, in the order it is read. */
function fieldsOf(cv: Cv): Field[] {
  const list = (field: string, words: readonly string[]) =>
    named(field, words).map((item) => ({ field: item.field, text: item.entry }));
  const parts = <Entry extends object>(field: string, entries: readonly Entry[], names: readonly (keyof Entry)[]) =>
    named(field, entries).flatMap((item) =>
      names.map((name) => ({ field: `${item.field}.${String(name)}`, text: String(item.entry[name]) })),
    );
  return [
    { field: 'summary', text: cv.summary },
    ...list('skills', cv.skills),
    ...parts('experience', cv.experience, ['title', 'company', 'duration', 'description']),
    ...parts('education', cv.education, ['qualification', 'institution', 'duration']),
    ...list('certificates', cv.certificates),
    ...list('languages', cv.languages),
    ...unplacedByPage(cv.unplaced),
  ];
}

type ReadField = Field & { words: readonly Word[] };

/** A dialog asks for dozens of quotations of one CV, whose words are found once. */
const readCvs = new WeakMap<Cv, readonly ReadField[]>();

function readFieldsOf(cv: Cv): readonly ReadField[] {
  const known = readCvs.get(cv) ?? fieldsOf(cv).map((field) => ({ ...field, words: wordsOf(field.text) }));
  readCvs.set(cv, known);
  return known;
}

/** Words that say who a candidate is were taken out of a quotation; so many in a row may stand in the CV in between. */
const mostBetween = 12;

interface Match {
  start: number;
  end: number;
  /** 0 where the CV says just this. */
  cost: number;
}

/** The quotation's words from one place on, in their order; a word in ten may have been written otherwise. */
function matchFrom(words: readonly Word[], from: number, quote: readonly string[]): Match | null {
  let next = from;
  let found = 0;
  let last = words[from];
  const isFirst = last?.text === quote[0];
  for (const word of isFirst ? quote : quote.slice(1)) {
    const until = Math.min(next + mostBetween + 1, words.length);
    for (let at = next; at < until; at += 1) {
      if (words[at]?.text !== word) continue;
      last = words[at];
      next = at + 1;
      found += 1;
      break;
    }
  }
  const [first, missed] = [words[from], quote.length - found];
  if (!first || !last || missed * 10 > quote.length) return null;
  return { start: first.start, end: last.end, cost: missed * mostBetween + (next - from - found) };
}

function matchIn(words: readonly Word[], quote: readonly string[]): Match | null {
  let best: Match | null = null;
  words.forEach(({ text: word }, from) => {
    if (word !== quote[0] && word !== quote[1]) return;
    const match = matchFrom(words, from, quote);
    if (match && match.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = match;
  });
  return best;
}

/**
 * Where a CV says what was quoted from it; null when it no longer does. The field it was quoted from comes first, then
 * whichever says it most closely, then the one that stands where the quotation was found.
 */
export function findQuotation(cv: Cv, { quote, field, page, box }: Evidence): QuotationPlace | null {
  const asked = wordsOf(quote).map(({ text }) => text);
  if (asked.length === 0) return null;
  const stands = (name: string) =>
    cv.sources.some((source) => source.field === name && source.page === page && source.box.y === box?.y);
  const [best] = readFieldsOf(cv)
    .flatMap(({ field: name, text, words }) => {
      const match = matchIn(words, asked);
      return match ? [{ field: name, text, ...match }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.field === field) - Number(a.field === field) ||
        a.cost - b.cost ||
        Number(stands(b.field)) - Number(stands(a.field)),
    );
  return best ? { field: best.field, ...withSigns(best.text, best, quote) } : null;
}

/** A quotation's signs belong to it where they stand at its ends: "[insert number]", "XX%". */
function withSigns(text: string, { start, end }: Pick<Match, 'start' | 'end'>, quote: string) {
  const [before = '', after = ''] = [/^[^\p{L}\p{N}+#]+/u, /[^\p{L}\p{N}+#]+$/u].map((signs) => signs.exec(quote)?.[0]);
  return {
    start: text.slice(0, start).endsWith(before) ? start - before.length : start,
    end: text.startsWith(after, end) ? end + after.length : end,
  };
}
