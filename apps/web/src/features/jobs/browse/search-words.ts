import type { JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import { sentenceCase } from '#entities/job/job-text.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** A search in words: "chef · Whitby · Permanent · £30,000 or more". */
export function searchWords({ search, place, location, jobType, minSalary }: JobSearch): string {
  const words = [
    search && `“${search}”`,
    place,
    location && sentenceCase(location),
    jobType && sentenceCase(jobType),
    minSalary && `${pounds.format(minSalary)} or more`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : 'All open jobs';
}

/** Whether two searches look for the same. */
export const isSameSearch = (one: JobSearch, other: JobSearch): boolean =>
  one.search.trim() === other.search.trim() &&
  one.place.trim() === other.place.trim() &&
  one.location === other.location &&
  one.jobType === other.jobType &&
  one.minSalary === other.minSalary;
