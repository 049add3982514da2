/** What a text says about pay, in whole pounds a year; or why it says nothing that can be used. */
export interface Salary {
  readonly min?: number;
  readonly max?: number;
  /** It says "about", or leaves the period to common sense. */
  readonly isVague?: boolean;
  readonly problem?: SalaryProblem;
}

export type SalaryProblem = 'not-annual' | 'other-currency' | 'upside-down';

export const salaryProblems: Readonly<Record<SalaryProblem, string>> = {
  'not-annual': 'The pay is given per hour, day, week or month. Please fill in the yearly salary.',
  'other-currency': 'The pay is not given in pounds. Please fill in the yearly salary in pounds.',
  'upside-down': 'The lowest salary is above the highest. Please check both.',
};

const AMOUNT = String.raw`(?:(?<currencyN>£|GBP|\$|€|USD|EUR)\s?)?(?<numberN>\d{1,3}(?:[,\u00A0 ]\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?:\s?(?<kiloN>k)\b)?`;
const amount = (name: string): string => AMOUNT.replaceAll('N>', `${name}>`);
const RANGE = new RegExp(
  `(?<lead>up to|to a maximum of|maximum(?: of)?|max\\.?|from|starting (?:at|from)|minimum(?: of)?|at least|min\\.?|circa|c\\.|ca\\.?|around|approx(?:imately|\\.)?|about|~)?\\s*${amount('A')}(?:\\s*(?:p\\.?a\\.?|per annum|GBP)?(?:\\s*\\([a-z ]{3,20}\\))?\\s*(?:-|–|—|−|to|and|up to|rising to|/)\\s*(?:up to )?${amount('B')})?(?<plus>\\s?\\+|\\s(?:and above|or more|upwards))?`,
  'giu',
);

/** No salary is less in a year, and no hourly or daily rate is higher. */
const LOWEST_YEARLY = 8_000;
const HIGHEST_YEARLY = 10_000_000;
/** The other end of a range leaves out its thousands at most ("£27,500-29"), so that it is no less. */
const LOWEST_THOUSANDS = LOWEST_YEARLY / 1000;
const NOT_ANNUAL =
  /(?:\bper|\ban?|\/)\s?(?:hour|hr|day|week|wk|month)\b|\bp\.?\s?h\.?\b|\bp\.?d\.?\b(?!\w)|\bpcm\b|\b(?:hourly|daily|weekly|monthly|day rate)\b/i;
const ANNUAL =
  /\bper (?:annum|year)\b|\bp\.?\s?a\.?(?=[\s,;.)]|$)|\ba year\b|\/\s?(?:yr|year|annum)\b|\bannual(?:ly)?\b|\bannum\b|\byearly\b|\bpro[- ]rata\b|\bFTE\b/i;

/** `isLabelled`: the text stands where a salary is expected, so a plain number is one. */
export function readSalary(text: string, { isLabelled }: { isLabelled: boolean }): Salary {
  for (const match of text.matchAll(RANGE)) {
    const found = readRange(match, text, isLabelled);
    if (found) return found;
  }
  return {};
}

function readRange(match: RegExpMatchArray, text: string, isLabelled: boolean): Salary | undefined {
  const { lead = '', plus, currencyA, currencyB, numberA, numberB, kiloA, kiloB } = match.groups ?? {};
  const around = text.slice(match.index, (match.index ?? 0) + match[0].length + 30);
  const currency = (currencyA ?? currencyB ?? '').toUpperCase();
  const hasThousands = kiloA !== undefined || kiloB !== undefined;
  const isAnnual = ANNUAL.test(around);
  const [low, high] = toPounds(numberA, numberB, kiloA !== undefined, kiloB !== undefined);
  if (low === undefined) return undefined;
  // A number alone may be anything: a year, a postcode, a number of people.
  if (currency === '' && !isLabelled && !(isAnnual && low >= LOWEST_YEARLY) && !(hasThousands && numberB !== undefined))
    return undefined;
  const largest = high ?? low;
  if (!isAnnual && NOT_ANNUAL.test(around) && (isLabelled || currency !== '')) {
    return largest < 5_000 ? { problem: 'not-annual' } : undefined;
  }
  if (largest < LOWEST_YEARLY || largest > HIGHEST_YEARLY) return undefined;
  if (currency !== '' && currency !== '£' && currency !== 'GBP') return { problem: 'other-currency' };
  // "£62k —" at the end of a line: the other end of the range was lost on the way, as recognised pages lose words.
  const isCutOff =
    high === undefined && /^\s*[-–—−][^\S\n]*(?:\n|$)/.test(text.slice((match.index ?? 0) + match[0].length));
  if (isCutOff) return { min: low, isVague: true };
  return toSalary(lead.toLowerCase(), low, high, plus !== undefined, isAnnual || hasThousands || isLabelled);
}

function toSalary(lead: string, low: number, high: number | undefined, isOpen: boolean, isClear: boolean): Salary {
  const isVague = !isClear || /^(?:c|ca|circa|around|approx|about|~)/.test(lead);
  if (high !== undefined) return low > high ? { problem: 'upside-down' } : { min: low, max: high, isVague };
  if (/^(?:up to|to a max|max)/.test(lead)) return { max: low, isVague };
  if (isOpen || /^(?:from|start|min|at least)/.test(lead)) return { min: low, isVague };
  return { min: low, max: low, isVague };
}

/** "45–55k" and "£45–55,000" leave the first thousand out. */
function toPounds(
  a: string | undefined,
  b: string | undefined,
  kiloA: boolean,
  kiloB: boolean,
): [number | undefined, number | undefined] {
  const [first, other] = [toNumber(a), toNumber(b)];
  if (first === undefined) return [undefined, undefined];
  // "£27,500 / 4-day week": what stands behind the pay is no other end of it.
  const second = other !== undefined && other < LOWEST_THOUSANDS && first >= LOWEST_YEARLY ? undefined : other;
  const high = second === undefined ? undefined : second * (kiloB || (kiloA && second < 1000) ? 1000 : 1);
  const isShortened = !kiloA && first < 1000 && high !== undefined && high >= LOWEST_YEARLY && first * 1000 <= high;
  return [Math.round(first * (kiloA || isShortened ? 1000 : 1)), high === undefined ? undefined : Math.round(high)];
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits.replace(/[,\s]/g, ''));
}
