import { type StockPhrase, stockPhrases } from './stock-phrases.ts';

/** What can be counted of how a CV is worded. None of it tells anything alone: people write like that too. */
export interface Style {
  readonly words: number;
  /** Statements about work, the usual bullets. */
  readonly statements: number;
  readonly phrases: readonly { readonly name: string; readonly quote: string }[];
  /** Shares of statements: a figure in each; a tail as in ", ensuring …"; a list of three. */
  readonly figures: number;
  readonly tails: number;
  readonly triples: number;
  /** Of the statements' lengths: how far they spread around their mean, squared. */
  readonly spread: number;
  /** Long dashes for each hundred words. */
  readonly dashes: number;
}

const FIGURE = /\d ?%|[£$€] ?\d|\b\d+(?:\.\d+)?[MKk]\b/u;
const TAIL = /,\s+(?:thereby |ultimately |significantly |effectively )?\p{Ll}{3,}ing\b/u;
const TRIPLE = /\p{L},\s(?:[\p{L}'-]+ ){0,3}[\p{L}'-]+,? (?:and|&) \p{L}/u;
const fewestWords = 4;

export const wordsOf = (text: string): number => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;

export const statementsOf = (descriptions: readonly string[]): string[] =>
  descriptions
    .flatMap((text) => text.split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((line) => line.trim())
    .filter((line) => line.split(/\s+/).length >= fewestWords);

export function measureStyle(text: string, descriptions: readonly string[]): Style {
  const statements = statementsOf(descriptions);
  const flat = text.replace(/\s+/g, ' ');
  const words = wordsOf(flat);
  const share = (pattern: RegExp): number =>
    statements.length === 0 ? 0 : statements.filter((line) => pattern.test(line)).length / statements.length;
  return {
    words,
    statements: statements.length,
    phrases: stockPhrases.flatMap((phrase) => findPhrase(phrase, flat)),
    figures: share(FIGURE),
    tails: share(TAIL),
    triples: share(TRIPLE),
    spread: spreadOf(statements.map((line) => line.split(/\s+/).length)),
    dashes: words === 0 ? 0 : ((flat.match(/—/g)?.length ?? 0) * 100) / words,
  };
}

function findPhrase({ name, pattern }: StockPhrase, text: string): { name: string; quote: string }[] {
  const match = pattern.exec(text);
  return match ? [{ name, quote: match[0].replace(/^[,\s]+/, '').trim() }] : [];
}

function spreadOf(lengths: readonly number[]): number {
  if (lengths.length === 0) return 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const square = lengths.reduce((sum, length) => sum + (length - mean) * (length - mean), 0) / lengths.length;
  return square / (mean * mean);
}
