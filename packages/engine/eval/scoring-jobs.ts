import type { ScoringJob } from '../src/scoring/scoring-input.ts';
import type { OccupationQuery } from '../training/encoder/scoring-queries.ts';

const sentences = (text: string): string[] => text.split(/(?<=[.;])\s+/).filter((line) => line.split(/\s+/).length > 3);

/** An occupation as the form of a job would hold it. */
export function jobOfQuery({ title, description, tasks, technologies }: OccupationQuery): ScoringJob {
  return {
    title,
    description,
    requirements: tasks.length > 0 ? tasks.slice(0, 6) : sentences(description),
    responsibilities: tasks.slice(6, 14),
    skills: technologies.slice(0, 6),
    niceToHave: [],
  };
}
