import { withoutYears } from './asked-years.ts';
import { namesNoWork } from './job-asks.ts';
import { capital } from './short-label.ts';

/** What is left of "One year's" and "Minimum of" once the number is gone. */
const EDGES = /^(?:['’]s?(?=\s|$)|[\s,.;:+–—-]|of\b)+|[\s,.;:–—-]+$/giu;
const OPENS = /^(?:as|in|with|on|at|within|working|managing|leading|running)\b/iu;

/**
 * The kind of work that is to have been done for so many years, as a thing asked for by itself: "Experience in customs clearance" of
 * "Minimum three years in customs clearance". Where a line names none ("in a similar role"), the job's own.
 */
export function workAskedFor(text: string, title: string): string {
  const rest = withoutYears(text)
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;'’])/gu, '')
    .replace(EDGES, '');
  if (namesNoWork(rest)) return `Experience as ${title}`;
  return OPENS.test(rest) ? `Experience ${rest}` : capital(rest);
}
