/** A day as `2026-11-30`; or that there was one without its year. */
export interface DateReading {
  readonly day?: string;
  readonly isWithoutYear?: boolean;
  /** Day and month could be swapped; read the British way. */
  readonly isAmbiguous?: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const YEAR = String.raw`['’]?(20\d{2}|\d{2})(?![\d:])`;

const ISO = /\b(20\d{2})-(\d{2})-(\d{2})\b/;
const DAY_MONTH = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?${MONTH}(?:,?[\s-]+${YEAR})?(?![\d\p{L}])`,
  'iu',
);
const MONTH_DAY = new RegExp(String.raw`\b${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+${YEAR})?(?![\d\p{L}])`, 'iu');
const NUMBERS = /\b(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(20\d{2}|\d{2}))?\b(?![/.-]\d)/;

/** The first date of a text, as people in the United Kingdom write them. */
export function readDate(text: string): DateReading {
  // Letters raised behind a number are often set apart from it.
  const plain = text.replace(/(\d) (st|nd|rd|th)\b/gi, '$1$2');
  const iso = ISO.exec(plain);
  if (iso) return toReading(iso[1], Number(iso[2]), Number(iso[3]));
  const named = DAY_MONTH.exec(plain);
  if (named) return toReading(named[3], monthOf(named[2]), Number(named[1]));
  const american = MONTH_DAY.exec(plain);
  if (american) return toReading(american[3], monthOf(american[1]), Number(american[2]));
  const numbers = NUMBERS.exec(plain);
  if (!numbers) return {};
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  if (numbers[3] === undefined) return isDay(2024, second, first) && plain.includes('/') ? { isWithoutYear: true } : {};
  if (second > 12) return toReading(numbers[3], first, second);
  const reading = toReading(numbers[3], second, first);
  return reading.day && first <= 12 && first !== second ? { ...reading, isAmbiguous: true } : reading;
}

function toReading(year: string | undefined, month: number, day: number): DateReading {
  if (year === undefined) return isDay(2024, month, day) ? { isWithoutYear: true } : {};
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (!isDay(fullYear, month, day)) return {};
  return { day: `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` };
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
