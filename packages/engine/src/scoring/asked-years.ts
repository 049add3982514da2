const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  // "Several" is no number; fewer than three would not be called so.
  several: 3,
};

/** "5+ years", "at least three years'", "3–5 years", "2 yrs". The least of a range is what is asked. */
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several)\s*(?:\+|plus|or more)?\s*(?:(?:-|–|—|to)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?)\b(?!\s*-?\s*old)/giu;

/** "At least 18 months as a debt caseworker". */
const MONTHS =
  /\b(\d{1,2}|six|twelve|eighteen|twenty[- ]four)\s*(?:\+|plus|or more)?\s*months?\b(?!['’]?\s*(?:old|notice|contract|probation))/giu;
const monthNumbers: Readonly<Record<string, number>> = { six: 6, twelve: 12, eighteen: 18, 'twenty four': 24 };
const fewestMonths = 6;
const mostMonths = 60;

const mostYears = 25;

/** "No more than two years", "in the last five years", "every three years": a bound or a time, and no length of work. */
const NO_LENGTH =
  /\b(?:(?:no|not) more than|up to|at most|(?:less|fewer) than|under|within|maximum(?: of)?|every|each|(?:in|over|for|during|within)? ?the (?:last|past|next|first))\s*$/iu;

/** The years of experience a line asks for; nothing when it asks for none. */
export function askedYears(text: string): number | undefined {
  const asked = [...text.matchAll(YEARS)]
    .filter(({ index }) => !NO_LENGTH.test(text.slice(0, index)))
    .map(([, word = '']) => numbers[word.toLowerCase()] ?? Number(word))
    .filter((years) => years >= 1 && years <= mostYears);
  if (asked.length > 0) return Math.max(...asked);
  const months = [...text.matchAll(MONTHS)]
    .map(([, word = '']) => monthNumbers[word.toLowerCase().replace('-', ' ')] ?? Number(word))
    .filter((count) => count >= fewestMonths && count <= mostMonths);
  return months.length > 0 ? Math.max(...months) / 12 : undefined;
}

const tens: Readonly<Record<string, number>> = {
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const STATED = new RegExp(
  `\\b(\\d{1,2}|${Object.keys({ ...numbers, ...tens }).join('|')})\\s*(?:\\+|plus|or more)?\\s*(?:years?|yrs?)\\b(?!\\s*-?\\s*old)`,
  'giu',
);

/** The most years of work that someone says they have; 0 where they name none. */
export const statedYears = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(STATED)].map(([, word = '']) => {
      const small = word.toLowerCase();
      return numbers[small] ?? tens[small] ?? Number(word);
    }),
  );

/** What is left of a line once its years are taken out. */
export const withoutYears = (text: string): string => withoutLengths(text).replace(/\bexperience\b/giu, ' ');

/** The same as it is read: "bench experience" of "five years' bench experience". */
export const withoutLengths = (text: string): string =>
  text
    .replace(new RegExp(`${YEARS.source}(?:['’](?:s\\b)?)?`, 'giu'), ' ')
    .replace(new RegExp(`${MONTHS.source}(?:['’](?:s\\b)?)?`, 'giu'), ' ')
    .replace(/\b(?:at least|minimum(?: of)?|or more|post[- ]?(?:qualif|registr)\p{L}+|pqe)\b/giu, ' ')
    .replace(/\bexp\b\.?/giu, 'experience');
