import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import type { CvDate } from '../parsed-cv.ts';
import { titleScore } from '../words/title-words.ts';
import type { RawEntry } from './raw-entry.ts';

/** "Joined as HR Administrator", "Started here as a porter": what one was first. */
const FIRST =
  /^(?:i )?(?:joined|started|began)(?: (?:out|off|here|there|work|the (?:company|firm|team)))? as (?:an? |the )?/iu;
/** Between one post and the next: "Promoted to", "and then to", ", becoming". */
const NEXT =
  /(?:[.,;]\s+|\s+)(?:(?:and|then|later|i|was|before|being)\s+){0,3}(?:(?:promoted|moved up|made up|progressed|rose) to|to|became|becoming)\s+(?:be\s+)?(?:an? |the )?(?=\p{L})/iu;
const longestSentence = 400;
const mostPosts = 6;

interface Step {
  readonly title: string;
  /** Absent for the first: it began when the employment did. */
  readonly from?: CvDate;
}

/**
 * "Lostock Aerospace, July 2017 to present" and below it "Joined as HR Administrator. Promoted to HR Adviser in October 2019": one entry with
 * the employer's dates as an entry for each post. What was done is told of the last.
 */
export function withPromotions(entry: RawEntry, order: DayOrder): RawEntry[] {
  const { header, range, dated, body } = entry;
  const [told, ...others] = body;
  if (!range?.start || range.isSingle || !dated || !told || header.some(({ text }) => titleScore(text) >= 1))
    return [entry];
  const steps = stepsOf(told.text, order);
  if (!steps) return [entry];
  return steps
    .map(({ title, from }, at): RawEntry => {
      const next = steps[at + 1]?.from;
      const end = next === undefined ? range.end : monthBefore(next);
      const own: DateRange = { ...range, start: from ?? range.start ?? '', ...(end !== undefined && { end }) };
      const line: CvLine = { ...told, text: title, cells: [{ ...told.line, text: title }], joined: [told] };
      return { header: [line, ...header], dated, range: own, body: next === undefined ? others : [] };
    })
    .reverse();
}

/** Two posts and more, each later one with its date. */
function stepsOf(text: string, order: DayOrder): Step[] | undefined {
  const sentence = text.length <= longestSentence ? text.replace(/\.$/u, '') : '';
  if (!FIRST.test(sentence)) return undefined;
  const [first = '', ...later] = sentence.replace(FIRST, '').split(NEXT);
  const steps: (Step | undefined)[] = [
    { title: first.trim() },
    ...later.map((part) => {
      const [date] = findDateRanges(part, order);
      const title = part.slice(0, date?.from).replace(/[\s,(]+(?:in|from|on|as of|since)?[\s(]*$/iu, '');
      return date?.start ? { title, from: date.start } : undefined;
    }),
  ];
  const isWhole =
    steps.length >= 2 && steps.length <= mostPosts && steps.every((step) => step && titleScore(step.title) >= 1);
  return isWhole ? steps.filter((step) => step !== undefined) : undefined;
}

/** A year alone is also when the post before ended. */
function monthBefore(date: CvDate): CvDate {
  const [year = 0, month] = date.split('-').map(Number);
  if (month === undefined) return date;
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}
