import type { Box } from '../../document/document.ts';
import type { Found } from '../../document/found.ts';
import { isMadeOfSkillWords } from '../../taxonomy/find-skills.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import { isWhere } from '../words/british-towns.ts';
import { companyScore } from '../words/company-words.ts';
import { cvHeadingKind } from '../words/cv-headings.ts';
import { FELLOWSHIP_LETTERS } from '../words/membership-letters.ts';
import { isPlace } from '../words/place-words.ts';
import { titleScore } from '../words/title-words.ts';
import {
  GIVEN_TRADES,
  HONORIFIC,
  isNoNameWord,
  KINDS_OF_TRADE,
  PARTICLES,
  POST_NOMINAL,
  TRADES,
} from './name-words.ts';

const PART = /^(?:d['’]|o['’]|al-|el-)?\p{Lu}(?:[\p{L}\p{M}]|['’.\u02BC-](?=\p{L}))*\.?$/iu;
const STARTS_LARGE = /^(?:d['’]|o['’]|al-|el-)?\p{Lu}/u;
const PARTICLE = new RegExp(`^${PARTICLES}$`, 'iu');

/** Two to six words with capitals; particles between them may be small. Word by word, so that no line takes long. */
function isCasedName(value: string): boolean {
  const words = value.split(/\s+/);
  const names = words.filter((word) => PART.test(word) && STARTS_LARGE.test(word));
  if (names.length < 2 || words.length > 8 || names.length > 6) return false;
  const isLastName = names.at(-1) === words.at(-1);
  return isLastName && words.every((word) => names.includes(word) || PARTICLE.test(word));
}

/** Scripts without capitals; names in some are written without a space. */
const UNCASED =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・]{2,8}(?:[\s　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6})?|\p{Script=Hangul}{2,5}(?:\s\p{Script=Hangul}{1,4})?|(?:[\p{Script=Arabic}\p{M}]+\s){1,4}[\p{Script=Arabic}\p{M}]+|(?:[\p{Script=Hebrew}\p{M}]+\s){1,3}[\p{Script=Hebrew}\p{M}]+|(?:[\p{Script=Devanagari}\p{M}]+\s){1,3}[\p{Script=Devanagari}\p{M}]+|(?:[\p{Script=Thai}\p{M}]+\s){1,2}[\p{Script=Thai}\p{M}]+|(?:[\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}\p{M}]+\s){1,3}[\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}\p{M}]+)$/u;
const UNCASED_HEADS = /^(?:履歴書|职务经历书|職務経歴書|简历|個人簡歷|个人简历|이력서|السيرة الذاتية|קורות חיים)$/u;
const LABEL =
  /^(?:full name|name|candidate(?: name)?|applicant|naam|nom(?: et prénom)?|nombre(?: completo)?|imię i nazwisko|姓名|氏名|이름|имя|фио)\s*[:：]\s*/iu;
/** "Emeka Nwosu, FIBMS": behind a comma capitals are letters where the name before has small ones. */
const FELLOWSHIP = new RegExp(String.raw`(?<=\S\s+\S+)[,\s]+${FELLOWSHIP_LETTERS}$`, 'u');
const SET_APART = /(?<=\S\s\S*\p{Ll}),\s*\p{Lu}{3,7}$/u;
/** 'Wayne "Spud" Murphy': what one is called as well. */
const NICKNAME = /\s+(?:\(?["“(‘'][\p{L}]{2,15}["”)’']\)?)(?=\s)/u;
/** "Aoife Brennan MXSP", "Daniel Oyelaran, BVCX": capitals without a vowel behind two names are letters, whatever they stand for. */
const UNSPEAKABLE = /(?<=\S\s+\S+)[,\s]+[B-DF-HJ-NP-TV-XZ]{3,7}$/u;
const OPENING = /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf)\s*(?:of|for|von|de|:|–|—|-|\|)\s*/iu;

/** "Hi, I'm Beth Calloway 👋", "My name is Jo Smith." */
const GREETING = /^(?:(?:hi|hello|hey)(?: there)?[,!.]?\s+)?(?:i['’]?m|i am|my name is|my name['’]s)\s+/iu;
const AFTER_GREETING = /[\s.!,]*\p{Extended_Pictographic}?\uFE0F?[\s.!,]*$/u;

interface Candidate {
  readonly value: string;
  readonly line: CvLine;
  readonly box: Box;
  readonly score: number;
}

/** Sees the first lines of each column of the first page, and running headers. The best candidate, if it is good enough. */
export function readName(lines: readonly CvLine[], email: string | undefined): Found<string> | undefined {
  const inForm = nameOfForm(lines);
  if (inForm) return inForm;
  const largest = Math.max(...lines.map(({ line }) => line.fontSize), 0);
  const candidates = lines.flatMap((line, index) => candidatesIn(line, lines[index + 1], index, largest, email));
  const best = candidates.reduce<Candidate | undefined>((a, b) => (!a || b.score > a.score ? b : a), undefined);
  if (!best || best.score < 1.6) return undefined;
  const confidence = Math.min(0.99, 0.5 + best.score * 0.09);
  return foundInLine(toPlainCase(best.value), best.line, Math.round(confidence * 100) / 100, best.box);
}

const SURNAME = /^(?:surname|family name|last name)(?:\s?\/\s?\p{L}+ name)?\s*:\s*(\p{L}.*)$/iu;
const FORENAMES = /^(?:fore|first|given)\s?names?(?:\s?\(s\))?\s*:\s*(\p{L}.*)$/iu;

/** "Surname: Whitlock   Forenames: Peter James", beside each other or below, or in the cells of a table. */
function nameOfForm(lines: readonly CvLine[]): Found<string> | undefined {
  const fieldOf = (label: RegExp) => {
    for (const line of lines) {
      const beside = line.cells.length === 2 ? [line.cells.map(({ text }) => text).join(': ')] : [];
      const texts = [...line.cells.map(({ text }) => text.trim()), ...beside];
      const value = texts.map((text) => label.exec(text)?.[1]).find((text) => text !== undefined);
      if (value) return { line, value };
    }
    return undefined;
  };
  const [surname, forenames] = [fieldOf(SURNAME), fieldOf(FORENAMES)];
  if (!surname || !forenames) return undefined;
  const name = `${forenames.value} ${surname.value}`.trim().replace(/\s+/gu, ' ');
  return isCasedName(name) ? foundInLine(toPlainCase(name), surname.line, 0.97) : undefined;
}

function candidatesIn(
  line: CvLine,
  next: CvLine | undefined,
  index: number,
  largest: number,
  email: string | undefined,
): Candidate[] {
  const texts: { text: string; box: Box }[] = line.cells.flatMap((cell) =>
    [cell.text, ...cell.text.split(/\s*[|•·]\s*|\s+[–—-]\s+|,\s+/u)].map((text) => ({ text, box: cell })),
  );
  // "ELENA  ROSSI": far apart, and still one name.
  const isFarApart = line.cells.length === 2 && line.wordCount === 2;
  const together = isFarApart ? line.text.replace(/\s+/gu, ' ') : line.text;
  if (isFarApart) texts.push({ text: together, box: line.line });
  const isDivided =
    next &&
    next.line.fontSize === line.line.fontSize &&
    next.page === line.page &&
    line.wordCount <= 2 &&
    next.wordCount <= 3;
  if (isDivided) texts.push({ text: `${line.text} ${next.text}`, box: line.line });
  return texts.flatMap(({ text, box }) => {
    const isWhole = text === line.text || (isFarApart && text === together);
    const isFirst = (isWhole && index <= 1) || (index === 0 && isBeforeTitle(text, line.text));
    const read = readOne(text, { isFirst, email });
    if (!read) return [];
    const size = largest > 0 ? line.line.fontSize / largest : 0;
    const isDistinct = lineIsLarge(line, largest);
    const alike = likeness(read.value, email);
    // "Payroll Processing" has the form of a name; only an address or large type makes it one.
    if (alike === 0 && !isDistinct && isMadeOfSkillWords(read.value)) return [];
    const score =
      read.score +
      (isDistinct ? 1.2 : 0) +
      (size >= 0.99 && isDistinct ? 0.8 : 0) +
      (line.line.isBold ? 0.3 : 0) +
      Math.max(0, 1.2 - index * 0.15) +
      2.5 * alike +
      (text === `${line.text} ${next?.text}` ? (isDistinct ? 0.3 : -1) : 0);
    return [{ value: read.value, line, box, score }];
  });
}

/** "tom whittle, hgv driver" */
const isBeforeTitle = (text: string, line: string): boolean =>
  line.startsWith(`${text}, `) && titleScore(line.slice(text.length + 2)) >= 1;

const lineIsLarge = ({ line }: CvLine, largest: number): boolean =>
  line.fontSize >= largest * 0.9 && largest > 0 && line.fontSize > 11.4;

/** The name in a text that is nothing but a name, with what is usually put before and after it. */
function readOne(
  text: string,
  { isFirst, email }: { isFirst: boolean; email: string | undefined },
): { value: string; score: number } | undefined {
  if (text.length > 90) return undefined;
  let value = text.trim().replace(/\s+/g, ' ');
  const labelled = LABEL.exec(value);
  if (GREETING.test(value)) value = value.replace(GREETING, '').replace(AFTER_GREETING, '');
  value = value.replace(LABEL, '').replace(OPENING, '').replace(HONORIFIC, '');
  for (
    let rounds = 0;
    rounds < 4 && (POST_NOMINAL.test(value) || UNSPEAKABLE.test(value) || FELLOWSHIP.test(value));
    rounds += 1
  )
    value = value.replace(POST_NOMINAL, '').replace(UNSPEAKABLE, '').replace(FELLOWSHIP, '').trim();
  value = value.replace(SET_APART, '').replace(NICKNAME, '');
  value = value.replace(/[,;:\s]+$/, '').replace(/^\(|\)$/g, '');
  const swapped =
    /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?),\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*)?)$/u.exec(value);
  const isFamilyFirst = swapped?.[1] && swapped[2] && (/^\p{Lu}{2,}/u.test(swapped[1]) || labelled || isFirst);
  // "Maria Fernandes, Reading" is from Reading.
  const isFrom = swapped?.[1]?.includes(' ') && isWhere(swapped[2] ?? '');
  if (isFamilyFirst) value = isFrom ? (swapped[1] ?? value) : `${swapped[2]} ${swapped[1]}`;
  if (value.length < 2 || value.length > 60 || /[\d@/\\:;!?"<>|]/.test(value) || cvHeadingKind(value)) return undefined;
  if (UNCASED.test(value)) return UNCASED_HEADS.test(value) ? undefined : { value, score: labelled ? 4 : 1.2 };
  // "anna kowalska": small letters are a name where the first line has nothing else, or where the address agrees.
  if (isSmallName(value) && (isFirst || likeness(value, email) > 0))
    value = value.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  if (!isCasedName(value)) return undefined;
  const words = value.split(/[\s-]+/);
  if (words.some(isNoNameWord) || isPlace(value)) return undefined;
  const isTrade = (isFamilyOfTrade(words) || isGivenTrade(words)) && (isFirst || likeness(value, email) > 0);
  if (!isTrade && (titleScore(value) >= 0.7 || companyScore(value) >= 0.8)) return undefined;
  return { value, score: (labelled ? 3 : 0) + (words.filter((word) => !PARTICLE.test(word)).length <= 4 ? 0.6 : 0.2) };
}

const isSmallName = (value: string): boolean =>
  /^\p{Ll}[\p{Ll}\p{M}'’-]+(?:\s\p{Ll}[\p{Ll}\p{M}'’-]+){1,2}$/u.test(value) &&
  titleScore(value) === 0 &&
  !isMadeOfSkillWords(value);

/** "Hannah Baker" is a name, "Head Baker" a title: the last word is a trade, and none before it says which kind. */
const isFamilyOfTrade = (words: readonly string[]): boolean =>
  words.length <= 3 &&
  TRADES.has(words.at(-1)?.toLowerCase() ?? '') &&
  words.slice(0, -1).every((word) => titleScore(word) === 0 && !KINDS_OF_TRADE.has(word.toLowerCase()));

/** "Dean Sykes" is a name, "Dean of Studies" and "Porter Supervisor" are none. */
const isGivenTrade = ([given = '', ...others]: readonly string[]): boolean =>
  GIVEN_TRADES.has(given.toLowerCase()) &&
  others.length === 1 &&
  others.every((word) => word.length > 2 && titleScore(word) === 0 && !isMadeOfSkillWords(word));

/** How much of the name stands in front of the e-mail's @, 0 to 1. */
function likeness(name: string, email: string | undefined): number {
  const local = email
    ?.split('@')[0]
    ?.toLowerCase()
    .replace(/[^a-z]/g, '');
  if (!local) return 0;
  const words = toLatin(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  const whole = words.filter((word) => word.length > 2 && local.includes(word)).length;
  if (whole > 0) return Math.min(1, 0.5 + whole * 0.25);
  const initials = words.map((word) => word[0]).join('');
  return initials.length >= 2 && local === initials ? 0.5 : 0;
}

const toLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i');

/** A name in capitals as it is written in a letter; particles stay small, inner capitals come back after Mc and O'. */
export function toPlainCase(name: string): string {
  return name
    .split(' ')
    .map((word) =>
      /^\p{Lu}{2,}/u.test(word.replace(/['’.-]/g, '')) && !/\p{Ll}/u.test(word) ? capitalise(word) : word,
    )
    .join(' ')
    .replace(/(?<=\bde )L(?=(?:a|as|os) )/g, 'l');
}

function capitalise(word: string): string {
  if (/^(?:\p{Lu}\.)+$/u.test(word)) return word;
  if (PARTICLE.test(word) && !/^(?:ST\.?|SAN|SANTA|MAC|MC|BEN|BAR|ABU|ABD|EL|AL|LE|LA)$/u.test(word))
    return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
