import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import { companyScore } from '../words/company-words.ts';
import { qualificationScore } from '../words/education-words.ts';
import { endsTitle, titleScore } from '../words/title-words.ts';
import { EARLIER, headAndText, isName, LONGEST_HEAD, NAMES, type Part } from './head-and-text.ts';
import { severalPosts } from './several-posts.ts';
import { titleInNext } from './title-in-next.ts';
import { toldByDeed } from './told-deeds.ts';

/** What opens a sentence that tells of a post, up to the title: "I work as a", "Before that I was the". */
export const TELLS =
  /^(?:(?:and|then|before(?: that)?|after that|previously|earlier|currently|today|now|at present|most recently|prior to (?:that|this))[,:]?\s+)?(?:i(?:['’](?:ve|m|d))?\s+)?(?:(?:have\s+|had\s+)?(?:work(?:ed|ing)?|been|serv(?:e|ed|ing)|am|was|started|employed|joined)\s+)(?:employed\s+|working\s+|on\s+)?(?:as\s+)?(?:(?:an?|the|their)\s+)?(?=\p{Lu}|\p{Ll}+\s)/iu;
/** Dates in front: "Since March 2019 I have been", "From 2015 to 2018 I was". */
const BEHIND_DATES = /^[\s,:–—-]*(?:i\s|working as|worked as)/iu;
/** Where one sentence ends and the next begins: not behind an abbreviation or the first letter of a name. */
const SENTENCE_END =
  /(?<!(?:^|[,(&:–—-]\s)\p{L}|\b(?:ltd|inc|co|corp|llc|no|st|dr|mr|mrs|ms|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|e\.g|i\.e|approx|dept))[.!?](?=\s+[\p{Lu}\d])/giu;
const shortestPassage = 32;
/** Of posts side by side in a line of their own. */
const LONGEST_LIST = 400;
const LEARNED =
  /^(?:i\s+)?(?:also\s+)?(?:hold|have|completed|graduated|studied|qualified|gained|earned)\b\s*(?:with\s+|from\s+)?(?:(?:an?|my|the)\s+)?/iu;

/**
 * Posts told in sentences: "Store Manager, Acme, March 2019 to present. Ran the shop." or "I worked as Store Manager at Acme
 * from 2015 to 2019." The sentence with the dates becomes the head of an entry, what follows its text. Other lines stay as
 * they are. By deeds, a sentence that says what was done, for whom and when is a post without a title.
 */
export function cutToldPosts(lines: readonly CvLine[], order: DayOrder, isByDeeds = false): CvLine[] {
  const cut: CvLine[] = [];
  const listsPosts = (line: CvLine | undefined) =>
    line !== undefined && line.text.length <= LONGEST_LIST && severalPosts(line.text, order) !== undefined;
  for (let from = 0; from < lines.length; ) {
    const first = lines[from];
    let to = from + 1;
    while (
      first &&
      first.bullet === undefined &&
      lines[to]?.passage === first.passage &&
      lines[to]?.bullet === undefined &&
      !opensWithDegree(lines[to]?.text ?? '') &&
      !headAndText(lines[to]?.text ?? '', order) &&
      !listsPosts(first) &&
      !listsPosts(lines[to])
    )
      to += 1;
    const passage = lines.slice(from, to);
    cut.push(...(cutPassage(passage, order, isByDeeds) ?? passage));
    from = to;
  }
  return cut;
}

/** "LPC with distinction, Leeds 2022" below the text of a post goes on with nothing. */
const opensWithDegree = (text: string): boolean => /^\p{Lu}/u.test(text) && qualificationScore(text) > 1;

function cutPassage(passage: readonly CvLine[], order: DayOrder, isByDeeds: boolean): CvLine[] | undefined {
  const [first] = passage;
  if (!first || first.bullet !== undefined || passage.some(({ cells }) => cells.length > 1)) return undefined;
  const text = passage.map((line) => line.text).join(' ');
  if (text.length < shortestPassage || text.length > 20_000 || !/\d/.test(text)) return undefined;
  const parts = toParts(toSentences(text), order, isByDeeds);
  if (!parts.some(({ opens }) => opens) || (parts.length < 2 && parts[0]?.sentence === text)) return undefined;
  const isCourse = ({ sentence, opens }: Part) => !opens && LEARNED.test(sentence) && qualificationScore(sentence) > 0;
  const courses = parts.filter(isCourse).map(({ sentence }) => sentence.replace(LEARNED, '').replace(/[.]$/u, ''));
  const told = parts.filter((part) => !isCourse(part));
  // Each part has a number of its own and uses up the lines it was cut from; courses stand behind the posts.
  let [part, count] = [0, 0];
  const toLine = (text: string, opensPost: boolean | undefined, startsPart: boolean): CvLine => {
    if (startsPart) part += 1;
    count += 1;
    return {
      ...first,
      index: first.index + count / 10_000,
      text,
      wordCount: text.split(/\s+/).length,
      cells: [{ ...first.line, text }],
      passage: first.passage - part / 1000,
      startsColumn: first.startsColumn && part === 0,
      joined: passage,
      ...(opensPost !== undefined && { opensPost }),
    };
  };
  return [
    ...told.map(({ sentence, opens }, at) => toLine(sentence, opens, opens || told[at - 1]?.opens === true)),
    ...courses.map((course) => toLine(course, undefined, true)),
  ];
}

function toParts(sentences: readonly string[], order: DayOrder, isByDeeds: boolean): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const sentence = sentences[at] ?? '';
    const withNext = titleInNext(sentence, sentences[at + 1], order);
    if (withNext) at += 1;
    parts.push(
      ...(withNext ??
        severalPosts(sentence, order) ??
        headAndText(sentence, order) ??
        headAndClause(sentence, order) ??
        (isByDeeds ? toldByDeed(sentence, order) : undefined) ?? [{ sentence, opens: isHead(sentence, order) }]),
    );
  }
  return parts;
}

export function toSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    sentences.push(text.slice(from, match.index + 1).trim());
    from = match.index + 1;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** "Since 2014 I have been bookkeeper at Acme, where I do the ledgers": what was done there goes on behind the post. */
const CLAUSE =
  /,\s+(?=(?:where|in which|looking after|responsible for|doing|covering|running|dealing with|working on)\s)/u;

function headAndClause(sentence: string, order: DayOrder): Part[] | undefined {
  const at = sentence.search(CLAUSE);
  const head = sentence.slice(0, Math.max(0, at));
  return isHead(head, order)
    ? [
        { sentence: head, opens: true },
        { sentence: sentence.slice(at).replace(/^,\s+/u, ''), opens: false },
      ]
    : undefined;
}

/** A sentence that names a post and its dates, and says no more. */
function isHead(sentence: string, order: DayOrder): boolean {
  if (sentence.length > LONGEST_HEAD) return false;
  const range = findDateRanges(sentence, order).find(({ isSingle }) => !isSingle);
  if (!range) return false;
  const told = withoutDates(sentence, range);
  const named = told.replace(TELLS, '').replace(EARLIER, '');
  const [title = ''] = named.split(NAMES);
  const isLabelled = range.from === 0 && sentence.slice(range.to).startsWith(':');
  const isEmployerOnly = isLabelled && (companyScore(title) >= 0.8 || (isName(title) && hasTitle(named)));
  const isEmployerFirst = (companyScore(title) >= 1 || BY_DASHES.test(named)) && hasTitle(named);
  if (titleScore(title) < 1 && !isEmployerOnly && !isEmployerFirst) return false;
  return told !== named || isLabelled || BY_DASHES.test(named) || isListed(told);
}

function withoutDates(sentence: string, { from, to }: DateRange): string {
  const behind = sentence.slice(to);
  const before = sentence.slice(0, from).replace(/[\s,(–—-]+$/u, '');
  return before === ''
    ? behind.replace(BEHIND_DATES, 'I ').replace(/^[\s,:–—-]+/u, '')
    : `${before}${behind.replace(/^[).\s]+/u, ' ')}`.trim();
}

const hasTitle = (text: string): boolean => text.split(/,\s+|\s[–—-]\s/u).some((part) => endsTitle(part));

/** "Ainscough Crane Hire — mobile crane operator", and no more. */
const BY_DASHES = /^\p{Lu}[^–—:;.]{2,50}\s[–—-]\s\p{L}[^–—:;.]{2,50}(?:\s[–—-]?)?[.]?$/u;

/** "Medical secretary", "labourer for Hill & Sons": a title needs no capitals. */
const fewWords = 3;

/** Names divided by commas, hardly a small word among them. */
function isListed(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return words.length <= 16 && (words.length <= fewWords || small <= words.length * 0.25);
}
