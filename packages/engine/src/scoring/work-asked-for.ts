import { withoutLengths } from './asked-years.ts';
import { namesNoWork } from './job-asks.ts';
import { capital } from './short-label.ts';

/** What is left of "Minimum of" once the number is gone … */
const EDGES = /^(?:[\s,.;:+–—-]|of\b)+|(?<![\s,.;:–—-])[\s,.;:–—-]+$/giu;
/** … and of "with 5+ years in". */
const LEFT_OVER = /\bwith (?=(?:in|of|as|on|at|within)\b)/giu;
const OPENS = /^(?:as|in|with|on|at|within|working|managing|leading|running)\b/iu;

/**
 * The kind of work that is to have been done for so many years, as a thing asked for by itself: "Experience in customs clearance" of
 * "Minimum three years in customs clearance". Where a line names none ("in a similar role"), the job's own.
 */
export function workAskedFor(text: string, title: string): string {
  const rest = withoutLengths(text)
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;])/gu, '')
    .replace(LEFT_OVER, '')
    .replace(EDGES, '');
  if (namesNoWork(rest.replace(/\bexperience\b/giu, ' '))) return `Experience as ${title}`;
  return OPENS.test(rest) ? `Experience ${rest}` : capital(rest);
}

const AROUND_NAMES = /^Experience (?:in|as|with) (?:an? )?|\s+(?:roles?|positions?|jobs?|posts?|work|teams?)$/giu;
const mostAlternatives = 4;
const mostWords = 3;

/** "SRE / DevOps / platform roles": the names of work any of which will do. */
export function alternativesOf(work: string): string[] {
  const names = work.replace(AROUND_NAMES, '');
  const parts = names.split(/\s+\/\s+|,\s+(?:or\s+)?|\s+or\s+/u);
  const areNames = parts.length > 1 && parts.length <= mostAlternatives && /\s\/\s|\sor\s/u.test(names);
  return areNames && parts.every((part) => part !== '' && part.split(/\s+/u).length <= mostWords) ? parts : [];
}
