import { areLetters, lettersIn, MEMBERSHIP_LETTERS } from '../cv/words/membership-letters.ts';

/** "Member of the Chartered Institute of Fundraising", "membership of the CSP". */
const ASKED = /\b(?:members?(?:hip)?|fellow(?:ship)?)\s+(?:of|with)\s+(?:the\s+|an?\s+)?(.{3,90})/iu;
const BODY = /\b(?:institut\w+|society|association|college|council|body|academy|federation|guild|chartered)\b/iu;
const LETTERS_OF_BODY = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu;
const SAYS_SO = /\b(?:members?(?:hip)?|fellow(?:ship)?|chartered|regist(?:ered|ration)|associate)\b/iu;
/** What stands before the letters of a body: an associate, a member, a fellow. */
const GRADE = /^(?:Assoc|Grad|[AMFL])(?=\p{Lu}{3})/u;
const LETTERS = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}]{2,9}(?![\p{L}\p{N}])/gu;
const SMALL = new Set(['of', 'the', 'and', 'for', 'in']);

/** What a body may be called for short: "CSP" as it stands, "CIF" and "CIOF" of a Chartered Institute of Fundraising. */
function lettersOf(body: string): string[] {
  const written = body.match(LETTERS_OF_BODY) ?? [];
  const words = /^(?:\p{Lu}\p{Ll}+|of|and|the|for|in|&|\s)+/u.exec(body)?.[0].split(/\s+/u) ?? [];
  const initials = (withOf: boolean) =>
    words
      .filter((word) => !SMALL.has(word) || (withOf && word === 'of'))
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  return [...written, initials(false), initials(true)].filter((letters) => letters.length >= 3);
}

/** "CMLI": all of what is asked for by its initials, the grade among them. */
const NAME = /\p{Lu}\p{Ll}+(?:\s+(?:(?:of|the|and|for|in)\s+){0,2}\p{Lu}\p{Ll}+){2,6}/u;
const initialsOf = (asked: string): string => (NAME.exec(asked)?.[0].match(/\p{Lu}/gu) ?? []).join('');

/** "ACA / ACCA / CIMA qualified"; those who are on their way to it are asked for in other words. */
const QUALIFIED = /(?<!\b(?:part|nearly|finalist|newly or part)[- ])\bqualified\b|\bchartered\b/iu;
export const ON_THE_WAY = /\b(?:part|not|nearly|study\p{L}*|towards?|finalist|candidate|exams?|student|passed \d)\b/iu;
/** A fellow's letters and a member's are of one body. */
const bodies: Readonly<Record<string, string>> = {
  ACCA: 'ACCA',
  ACA: 'ACA',
  FCCA: 'ACCA',
  FCA: 'ACA',
  ACMA: 'CIMA',
  FCMA: 'CIMA',
  CGMA: 'CIMA',
};
const bodyOf = (letters: string): string => bodies[letters] ?? letters.replace(GRADE, '');

/** "FCCA" among the letters of someone, where it is asked for by such letters. */
function isQualified(asked: string, text: string): boolean {
  if (!QUALIFIED.test(asked) || ON_THE_WAY.test(asked) || ON_THE_WAY.test(text)) return false;
  if (!areLetters(text) && !QUALIFIED.test(text)) return false;
  const wanted = lettersIn(asked).map(bodyOf);
  return lettersIn(text).some((letters) => wanted.includes(bodyOf(letters)));
}

/** "MRCGP", "MRCGP (or equivalent)": nothing but letters of a membership. */
const ALONE = new RegExp(
  `^${MEMBERSHIP_LETTERS.source}(?: membership| status)?(?:[,\\s(]+or equivalent\\)?)?[.]?$`,
  'u',
);

function wantedAlone(asked: string, text: string): 'said' | 'perhaps' | 'no' {
  const wanted = lettersIn(asked).map(bodyOf);
  if (lettersIn(text).some((letters) => wanted.includes(bodyOf(letters)))) return 'perhaps';
  return SAYS_SO.test(text) ? 'perhaps' : 'no';
}

/**
 * Whether a line shows the membership that is asked for: by the body's letters, which say it; by words that the reader has to weigh; or
 * not at all. Undefined where none is asked for.
 */
export function membershipShown(asked: string, text: string): 'said' | 'perhaps' | 'no' | undefined {
  if (isQualified(asked, text)) return 'said';
  if (ALONE.test(asked)) return wantedAlone(asked, text);
  const body = ASKED.exec(asked)?.[1];
  if (body === undefined || !(BODY.test(body) || body.match(LETTERS_OF_BODY))) return undefined;
  const written = [...text.matchAll(LETTERS)].map(([letters]) => letters);
  if (written.includes(initialsOf(asked))) return 'said';
  const wanted = lettersOf(body);
  const held = written.map((letters) => letters.replace(GRADE, '').toUpperCase());
  const bears = held.some((letters) => wanted.includes(letters));
  // The letters of the body alone may stand in any sentence: "CSP" is not "MCSP".
  const isMember = written.some(
    (letters) => GRADE.test(letters) && wanted.includes(letters.replace(GRADE, '').toUpperCase()),
  );
  if (isMember) return 'said';
  return bears || SAYS_SO.test(text) ? 'perhaps' : 'no';
}
