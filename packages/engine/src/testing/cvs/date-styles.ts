import type { JobTruth, Moment } from './cv-truth.ts';

const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const two = (value: number): string => String(value).padStart(2, '0');
const long = ({ year, month }: Moment): string => `${LONG[month - 1]} ${year}`;
const short = ({ year, month }: Moment): string => `${LONG[month - 1]?.slice(0, 3)} ${year}`;
const numbers = ({ year, month }: Moment): string => `${two(month)}/${year}`;
const lastDay = ({ year, month }: Moment): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export type DateStyle = (job: Pick<JobTruth, 'start' | 'end'>) => string;

const style =
  (write: (moment: Moment) => string, separator: string, present: string): DateStyle =>
  ({ start, end }) =>
    `${write(start)}${separator}${end === 'present' ? present : write(end)}`;

/** The ways dates are written in the CVs to tune on. */
export const dateStyles = {
  short: style(short, ' – ', 'Present'),
  long: style(long, ' to ', 'present'),
  numbers: style(numbers, ' - ', 'current'),
  years: style(({ year }) => String(year), '–', 'now'),
  days: (({ start, end }) =>
    `01/${two(start.month)}/${start.year}–${end === 'present' ? 'to date' : `${two(lastDay(end))}/${two(end.month)}/${end.year}`}`) as DateStyle,
  american: (({ start, end }) =>
    `${two(start.month)}/15/${start.year} - ${end === 'present' ? 'Present' : `${two(end.month)}/${two(lastDay(end))}/${end.year}`}`) as DateStyle,
};

/** Others, for those that are not tuned on. */
export const otherDateStyles = {
  apostrophe: style(({ year, month }) => `${LONG[month - 1]?.slice(0, 3)} ’${two(year % 100)}`, ' – ', 'ongoing'),
  iso: style(({ year, month }) => `${year}-${two(month)}`, ' – ', 'today'),
  dots: style(({ year, month }) => `${two(month)}.${year}`, ' – ', 'heute'),
  longDash: style(long, ' — ', 'Present'),
  years: style(({ year }) => String(year), ' to ', 'date'),
  shortDots: style((moment) => short(moment).replace(' ', '. '), ' until ', 'Current'),
};
