import { type Found, found } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { isNameOfTool } from '../scoring/named-tools.ts';
import { beginsWithDuty, splitDuties } from './bare-duties.ts';
import { HELPS, isNotAsked, saysExtra } from './extra-words.ts';
import type { SectionKind } from './headings.ts';
import { COMMA, splitBenefits } from './rows-of-benefits.ts';
import { placeOfSection, type Section } from './sections.ts';

/** The contract's limits for a list. */
const MOST_ITEMS = 100;
const LONGEST_ITEM = 2000;

/** "You will:" and "We are looking for someone who has:" only lead into the list. */
const LEAD_IN = /:\s*$/;

export function readList(sections: readonly Section[], kind: SectionKind): Found<string[]> | undefined {
  const own = sections.filter((section) => section.kind === kind && section.passages.length > 0);
  const matching = own.length > 0 || kind !== 'responsibilities' ? own : sections.filter(isListOfDuties);
  const items = matching.flatMap(({ passages }) => toItems(passages, kind));
  const place = matching[0] && placeOfSection(matching[0]);
  return place && items.length > 0 ? found(limit(items), place, 0.9) : undefined;
}

/** "The job", followed by nothing but a list, is about what there is to do. */
export function isListOfDuties({ kind, passages }: Section): boolean {
  const isList = passages.every(({ text, bullet }) => bullet !== undefined || text.length < 60);
  return kind === 'description' && passages.length > 1 && isList;
}

export function limit(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.slice(0, LONGEST_ITEM).trim()).filter((item) => item !== ''))].slice(
    0,
    MOST_ITEMS,
  );
}

function toItems(passages: readonly Passage[], kind: SectionKind): string[] {
  const bulleted = passages.filter(({ bullet }) => bullet !== undefined);
  // What stands before, between and after the bullets is text about the list.
  const isItem = ({ text, bullet }: Passage): boolean =>
    bullet !== undefined || (bulleted.length <= 1 && !LEAD_IN.test(text));
  const extras = (passage: Passage): Passage[] =>
    kind === 'requirements' && bulleted.length > 1
      ? splitSentences(passage.text)
          .filter(saysExtra)
          .map((text) => ({ ...passage, text }))
      : [];
  const items = passages.flatMap((passage) => (isItem(passage) ? [passage] : extras(passage)));
  const read = items.flatMap(({ text, bullet }) => {
    if (NAMES.has(kind)) return splitNames(text);
    if (bullet !== undefined) return [tidyItem(text)];
    return splitSentences(text)
      .filter((sentence) => !OF_THE_EMPLOYER.test(sentence))
      .flatMap((sentence) =>
        kind === 'responsibilities'
          ? sentence
              .split(/;\s+(?:and\s+)?/u)
              .flatMap(dutiesIn)
              .map(tidyItem)
              .map(withCapital)
          : (kind === 'benefits' ? splitBenefits(sentence) : splitRow(sentence)).map(tidyItem).flatMap(splitTools),
      );
  });
  const said = read.filter((item) => !OF_THE_EMPLOYER.test(item));
  return kind === 'requirements' ? said.filter((item) => !isNotAsked(item) && !tellsDuty(item)) : said;
}

/** What employers say below the last of their lists, of themselves or for their lawyers. */
const OF_THE_EMPLOYER =
  /\bequal (?:employment )?opportunit(?:y|ies)\b.{0,40}\bemployer\b|\bemployment (?:decisions|without regard)\b|\bwithout regard to\b|\bnot discriminate\b|\breasonable (?:accommodation|adjustment)s?\b|\bfounded in \d{4}\b|^#\S+$|\S@\S+\.\S|^https?:\/\/\S+$/iu;

/** Each with its verb, or side by side in a row. */
function dutiesIn(text: string): string[] {
  const duties = splitDuties(text);
  return duties.length > 1 || beginsWithDuty(text) ? duties : splitRow(text);
}

/** "You'll be doing vehicle checks" in the sentence behind what is asked for. */
export const tellsDuty = (sentence: string): boolean =>
  /^you(?:['’]ll| will)(?: also)? be (?!(?:willing|working towards|studying|having)\b)\p{L}{2,}ing\b/iu.test(sentence);

/** A row of items in one line is longer than a sentence with a clause behind its semicolon. */
const fewestInRow = 2;
const mostWordsInRow = 12;
/** Longer ones are not looked through comma by comma. */
const longestRow = 1000;

/** "Essential: two years of payroll; Sage 50; a good eye for figures". */
function splitRow(sentence: string): string[] {
  if (sentence.length > longestRow || HELPS.test(sentence)) return [sentence];
  const needed = NEEDED.exec(sentence)?.[1]?.split(/,\s+|\s+and\s+/u) ?? [];
  if (needed.length > 1 && needed.every((part) => part.split(/\s+/u).length <= mostWordsOfNeeded)) return needed;
  const byCommas = isRowOfNames(sentence) || isLongRow(sentence) ? COMMA : /;\s+/u;
  const parts = sentence.split(byCommas).filter((part) => part !== '');
  const isRow =
    parts.length >= fewestInRow &&
    // "BSc with ten years; or PhD with five" is one thing, shown in either way.
    parts.every((part) => part.split(/\s+/u).length <= mostWordsInRow && !/^or\s/iu.test(part));
  return isRow ? parts : [sentence];
}

/** "SMSTS, CSCS black card and First Aid are non-negotiable". */
const NEEDED =
  /^([^,]{2,40}(?:,[^,]{2,40}){0,5}) are (?:all )?(?:essential|required|needed|mandatory|non-negotiable|(?:a )?musts?|must-haves)[.!]?$/u;
const mostWordsOfNeeded = 4;

/** "proven fitting experience (5 yrs min), own tools and van, public liability, worktop jigs": many short things, none of which goes on with the one before. */
function isLongRow(sentence: string): boolean {
  const parts = sentence.replace(/[.]$/u, '').replace(IN_BRACKETS, '').split(COMMA);
  // Three of a word or two may be parts of one thing: "Experience with payroll, pensions, benefits".
  const fewestWords = parts.length >= fewestOfLongRow ? 1 : 3;
  const mostWords = parts.length >= fewestOfVeryLongRow ? mostWordsInVeryLongRow : mostWordsOfPart;
  const isShort = (part: string) => {
    const { length } = part.split(/\s+/u);
    return length >= fewestWords && length <= mostWords;
  };
  return (
    parts.length >= fewestOfRow &&
    parts.every((part) => isShort(part) && !GOES_ON.test(part)) &&
    !/\b(?:you|we|such as|including|like|of)\b/iu.test(sentence)
  );
}
const fewestOfRow = 3;
const fewestOfLongRow = 4;
/** Of so many things side by side one may take more words: it is no sentence all the same. */
const fewestOfVeryLongRow = 5;
const mostWordsInVeryLongRow = 9;
const IN_BRACKETS = /\s*\([^()]*\)/gu;
const mostWordsOfPart = 7;
const GOES_ON = /^(?:and|or|but|which|who|with|as|to|in|for)(?![\p{L}-])/iu;

/** "Camunda, Angular", "Passivhaus, Enscape, model making": short names, and none that begins what holds for the next as well ("experience of pastry, sauces"). */
function isRowOfNames(sentence: string): boolean {
  const parts = sentence.replace(/[.]$/u, '').split(COMMA);
  const isName = (part: string) => part.split(/\s+/u).length <= mostWordsOfName && !JOINS.test(part);
  const areWords = parts.length === 2 && parts.every((part) => /^\p{Lu}\S*$/u.test(part));
  return areWords || (parts.length >= 3 && parts.every(isName));
}
const mostWordsOfName = 3;
const JOINS = /\b(?:and|or|of|in|with|for|to|the|an?|you|your|be|is|are)\b/iu;

/** "You are comfortable with Python and SQL, and have worked with Spark" names tools as well, in a sentence. */
const SAYS = /\b(?:you|have|are)\b/iu;

/** "Would be nice: AWS, Docker, Kotlin": names of tools and nothing else, each asked for by itself. */
function splitTools(item: string): string[] {
  const names = item.split(/,\s+/u);
  const areNames =
    names.length > 1 && names.every((name) => !SAYS.test(name) && isNameOfTool(name.replace(/\s+\d[\d.]*\+?$/u, '')));
  return areNames ? names : [item];
}

/** Sections that list names rather than sentences. */
const NAMES: ReadonlySet<SectionKind> = new Set(['skills', 'softSkills', 'personalityTraits', 'values']);

/** "Python, SQL and Docker" are three; "Excellent written and verbal communication" is one. */
function splitNames(text: string): string[] {
  const withoutLabel = text.replace(/^[\p{L} /&-]{3,40}:\s+/u, '');
  const parts = withoutLabel.split(/\s*[,;|•·]\s*(?![^(]*\))|\s{2,}/u).filter((part) => part !== '');
  const last = parts.at(-1);
  const isEnumeration = parts.length > 1 && parts.every((part) => part.split(' ').length <= 6);
  if (!isEnumeration) return [tidyItem(text)];
  const ending = last?.split(/\s+(?:and|&)\s+/) ?? [];
  const isPair = ending.length === 2 && ending.every((part) => part.split(' ').length <= 3);
  return [...parts.slice(0, -1), ...(isPair ? ending : [last ?? ''])].map((part) =>
    tidyItem(part.replace(/^and\s+/i, '')),
  );
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const tidyItem = (text: string): string =>
  text
    .replace(/^[\s•·–—*-]+/, '')
    .replace(/(?<![\s;,.?])[\s;,.?]+$/, '')
    .trim();

/** At a full stop that is followed by a new sentence; "e.g. Excel" and "B.Sc. Physics" are none. */
export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|incl|approx|Mr|Mrs|Ms|Dr|St|No|Ltd|Inc|p\.a|a\.m|p\.m|[A-Z])\.)\s+(?=[\p{Lu}\d£"“(])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
