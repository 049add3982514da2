import { findDateRange, findDateRanges } from '../cv/dates/date-range.ts';
import { experienceYears, type Span } from '../cv/dates/experience-years.ts';
import type { AuthorshipCv, AuthorshipEntry, Finding } from './authorship.ts';
import { quoteAt } from './quote.ts';
import { technologyYears } from './technology-years.ts';

/** People make such mistakes as well: together they never weigh more than this, which alone leaves a CV at "low". */
const mostPoints = 2;

export function findContradictions(cv: AuthorshipCv): Finding[] {
  const found = [
    statedYears(cv),
    backwards(cv),
    notYetInvented(cv),
    tooLongAgo(cv),
    twiceFullTime(cv),
    notYetBegun(cv),
  ].filter((reason) => reason !== undefined);
  return found.map(({ text, quote }, index) => ({
    points: index < mostPoints ? 1 : 0,
    reason: { kind: 'contradiction', text, quote },
  }));
}

interface Contradiction {
  readonly text: string;
  readonly quote: string;
}

const STATED = /\b(\d{1,2})\s?\+?\s+years?['’]?(?:\s+of)?(?:\s+[\p{L}-]+){0,3}\s+experience\b/iu;
/** Early posts are often left out: only a wide gap says something. */
const leftOut = { years: 5, times: 2 };

function statedYears({ text, experience, asOf }: AuthorshipCv): Contradiction | undefined {
  const match = STATED.exec(text);
  const dated = experienceYears(experience.map(rangeOf), asOf);
  if (!match || dated === undefined || experience.some((entry) => rangeOf(entry).start === undefined)) return undefined;
  const stated = Number(match[1]);
  if (stated < dated + leftOut.years || stated < dated * leftOut.times || stated > 60) return undefined;
  return {
    text: `It speaks of ${stated} years of experience; the dates of its posts cover ${dated}.`,
    quote: quoteAt(text, match.index, match[0].length),
  };
}

const rangeOf = ({ duration }: AuthorshipEntry): Span => (duration ? (findDateRange(duration) ?? {}) : {});

/** "2020 – 2015". */
function backwards({ text }: AuthorshipCv): Contradiction | undefined {
  for (const line of text.split('\n')) {
    if (line.length > 140) continue;
    const dates = findDateRanges(line);
    for (const [index, first] of dates.entries()) {
      const second = dates[index + 1];
      if (!second || !first.isSingle || !second.isSingle || !first.start || !second.start) continue;
      if (!/^\s*(?:[-–—]|to)\s*$/.test(line.slice(first.to, second.from))) continue;
      if (Number(first.start.slice(0, 4)) > Number(second.start.slice(0, 4)))
        return { text: 'It has a post that ends before it starts.', quote: line.slice(first.from, second.to) };
    }
  }
  return undefined;
}

const endYear = (entry: AuthorshipEntry): number | undefined => {
  const { end } = rangeOf(entry);
  return end === undefined || end === 'present' ? undefined : Number(end.slice(0, 4));
};

function notYetInvented({ experience }: AuthorshipCv): Contradiction | undefined {
  for (const entry of experience) {
    const year = endYear(entry);
    const words = entry.description ?? '';
    if (year === undefined) continue;
    for (const [pattern, name, from] of technologyYears) {
      const match = year < from ? pattern.exec(words) : null;
      if (match)
        return {
          text: `A post that ended in ${year} speaks of ${name}, which came in ${from}.`,
          quote: quoteAt(words, match.index, match[0].length),
        };
    }
  }
  return undefined;
}

const YEARS_OF = /\b(\d{1,2})\s?\+?\s+years?['’]?(?:\s+(?:of|with|in|using|experience))*\s+([^.,;\n]{2,40})/giu;

/** "15 years of Kubernetes". */
function tooLongAgo({ text, asOf }: AuthorshipCv): Contradiction | undefined {
  for (const match of text.matchAll(YEARS_OF)) {
    const years = Number(match[1]);
    const found = technologyYears.find(
      ([pattern, , from]) => pattern.test(match[2] ?? '') && asOf.getUTCFullYear() - years < from - 1,
    );
    if (found)
      return {
        text: `It speaks of ${years} years with ${found[1]}, which came in ${found[2]}.`,
        quote: quoteAt(text, match.index, match[0].length),
      };
  }
  return undefined;
}

const fullTime = /\bfull[- ]time\b/i;
const overlapMonths = 6;
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5) || 6);

function twiceFullTime({ experience, asOf }: AuthorshipCv): Contradiction | undefined {
  const now = asOf.getUTCFullYear() * 12 + asOf.getUTCMonth() + 1;
  const posts = experience.flatMap((entry) => {
    const { start, end } = rangeOf(entry);
    const says = fullTime.test(`${entry.title ?? ''} ${entry.duration ?? ''} ${entry.description ?? ''}`);
    return start && end && says ? [{ entry, from: monthOf(start), to: end === 'present' ? now : monthOf(end) }] : [];
  });
  for (const [index, one] of posts.entries()) {
    const other = posts
      .slice(index + 1)
      .find(({ from, to }) => Math.min(to, one.to) - Math.max(from, one.from) >= overlapMonths);
    if (other)
      return {
        text: 'Two full-time posts overlap by half a year or more.',
        quote: `${one.entry.duration} · ${other.entry.duration}`,
      };
  }
  return undefined;
}

function notYetBegun({ experience, asOf }: AuthorshipCv): Contradiction | undefined {
  // A candidate may know already where they start next year.
  const soon = asOf.getUTCFullYear() * 12 + asOf.getUTCMonth() + 1 + 12;
  const entry = experience.find((each) => {
    const { start } = rangeOf(each);
    return start !== undefined && monthOf(start) > soon;
  });
  return entry?.duration ? { text: 'It lists a post that starts in the future.', quote: entry.duration } : undefined;
}
