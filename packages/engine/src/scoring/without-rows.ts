import type { ScoringJob } from './scoring-input.ts';

const MANY_SPACES = /\s{10,}/gu;
const MANY_SIGNS = /([^\p{L}\p{N}\s]{40})[^\p{L}\p{N}\s]+/gu;

/**
 * A text without rows of spaces, empty lines or signs that are longer than any drawn between two parts of an advert: they say
 * nothing, and each of them would be looked at from every sign of it.
 */
export const withoutRows = (text: string): string =>
  text.replace(MANY_SPACES, (row) => (row.includes('\n') ? '\n\n' : ' ')).replace(MANY_SIGNS, '$1');

export const jobWithoutRows = (job: ScoringJob): ScoringJob => ({
  ...job,
  title: withoutRows(job.title),
  description: withoutRows(job.description),
  skills: job.skills.map(withoutRows),
  requirements: job.requirements.map(withoutRows),
  responsibilities: job.responsibilities.map(withoutRows),
  niceToHave: job.niceToHave.map(withoutRows),
  ...(job.education && { education: job.education.map(withoutRows) }),
  ...(job.certifications && { certifications: job.certifications.map(withoutRows) }),
});
