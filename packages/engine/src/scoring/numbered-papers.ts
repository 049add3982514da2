import type { EvidenceLine } from './prepared-cv.ts';

/** "City & Guilds 2391", "18th Edition": papers that people know by their number. A year is no such number. */
const NUMBER = /(?<![\d.,£$€-])(?:(?!19|20[0-3])\d{4}|\d{2}th(?=\s+edition\b))(?![\d.,]*\d)/giu;
const IN_BRACKETS = /\([^()]*\)/gu;
/** "ECS gold card", "CSCS card": another trade's card is another card. */
const CARD = /(?<!\p{L})(\p{Lu}{3,6})(?!\p{L})(?=.{0,30}\bcards?\b)/u;
/** Not held yet, or no more. */
export const NOT_HELD =
  /\b(?:working towards|provisional|studying|in progress|not yet|no|without|booked|due|expired|lapsed)\b/iu;

/** The numbers of the papers that are asked for; what stands in brackets says the same in other words. */
export const paperNumbers = (asked: string): string[] =>
  (asked.replace(IN_BRACKETS, ' ').match(NUMBER) ?? []).map((number) => number.toLowerCase());

const bears = (text: string, number: string): boolean =>
  new RegExp(String.raw`(?<![\d.])${number}(?![\d.]*\d)`, 'iu').test(text);

/** Whether a line may be sure to show a card that is asked for by its letters: it has them. */
export function mayBeCard(asked: string, text: string): boolean {
  const letters = CARD.exec(asked.replace(IN_BRACKETS, ' '))?.[1];
  return letters === undefined || new RegExp(String.raw`(?<!\p{L})${letters}(?!\p{L})`, 'u').test(text);
}

const REGISTER =
  /(?:\b[Rr]egist\w+\s+(?:with|by|at)\s+(?:the\s+)?(\p{Lu}\p{L}?\p{Lu}\p{L}{0,3})(?!\p{L})|(?<!\p{L})(\p{Lu}\p{L}?\p{Lu}\p{L}{0,3})[\s-]+regist)/u;
const registerIn = (text: string): string | undefined => {
  const [, behind, before] = REGISTER.exec(text) ?? [];
  return behind ?? before;
};

/** "Registered with the GDC" is not shown by "RCVS registered". */
export function isOtherRegister(asked: string, text: string): boolean {
  const [wanted, held] = [registerIn(asked), registerIn(text)];
  return wanted !== undefined && held !== undefined && wanted !== held && !text.includes(wanted);
}

/** "MCIOB", "CEng", "PA1/PA6": nothing but letters, or a code. */
const LETTERS_ALONE = /^(?=(?:\P{Lu}*\p{Lu}){2})[\p{L}\d/-]{2,12}$/u;
const MEMBERSHIP =
  /\b(?:chartered|qualified|members?(?:hip)?|fellow|regist(?:ered|ration)|professional|accredited|status|licen[cs]ed)\b/iu;

/** Letters alone tell of a membership; what else they might stand for is anyone's guess. */
export const mayBeLetters = (asked: string, text: string): boolean =>
  !LETTERS_ALONE.test(text.trim()) ||
  MEMBERSHIP.test(asked) ||
  [...asked.matchAll(/\p{Lu}{2,}/gu)].some(([letters]) => text.includes(letters) || letters.includes(text.trim()));

const TRADE_TRAINING = /\bapprentic|\b(?:nvq|svq|btec)\b|\blevel \d/iu;
const TICKET = /\b(?:licen[cs]e|ticket|card|awareness|hygiene|first aid|induction)\b/iu;

/** A licence for a forklift is no apprenticeship. */
export const isOnlyTicket = (asked: string, text: string): boolean =>
  /\bapprentic|\bnvq\b/iu.test(asked) && TICKET.test(text) && !TICKET.test(asked) && !TRADE_TRAINING.test(text);

/** "GDC no. 298877", "NMC PIN 12A3456E" … */
const REGISTER_NUMBER =
  /^\W*(\p{Lu}{2,6})\s+(?:(?:registration|registered|reg|membership|member|number|no|pin)\b[.:\s]*){0,2}#?\s*\p{Lu}{0,3}\d[\d\p{Lu} /-]{3,15}\W*$/iu;
/** … say who holds them where that is asked for, and nothing else. */
export function isOnlyNumber(asked: string, text: string): boolean {
  const letters = text.length <= 60 && REGISTER_NUMBER.exec(text)?.[1];
  return letters
    ? letters === letters.toUpperCase() &&
        !/\bregist|\blicen[cs]|\bmember|\bchart|\bqualif|\bpin\b/iu.test(asked) &&
        !asked.includes(letters)
    : false;
}

const BEFORE_LICENCE =
  /\b(?:(?:full|clean|valid|current|uk|own)\b[\s,/&]*(?:and\s+)?)+(?=driv(?:ing|er['’]?s)\s+licen[cs]e)/giu;
const LICENCE = /\bdriv(?:ing|er['’]?s)\s+licen[cs]e/iu;
const LEARNING = /\bprovisional\b|\blearning to drive\b|\b(?:no|without an?) (?:driving )?licen[cs]e/iu;

/** "Full UK driving licence": people write "Driving licence" and mean nothing less. */
export const plainLicence = (asked: string): string => asked.replace(BEFORE_LICENCE, '');

export const isNoFullLicence = (asked: string, text: string): boolean => LICENCE.test(asked) && LEARNING.test(text);

/** The line of what was learned that names all of these papers, or -1. */
export function lineOfPapers(evidence: readonly EvidenceLine[], numbers: readonly string[]): number {
  if (numbers.length === 0) return -1;
  return evidence.findIndex(
    ({ kind, text }) =>
      (kind === 'education' || kind === 'certificate' || kind === 'other') &&
      !NOT_HELD.test(text) &&
      numbers.every((number) => bears(text, number)),
  );
}
