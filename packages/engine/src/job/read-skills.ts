import type { Found } from './parsed-job.ts';
import { limit, readList } from './read-lists.ts';
import type { Section } from './sections.ts';
import { findSkills } from './skill-lexicon.ts';

/** The skills a section lists; without one, those that the requirements name. */
export function readSkills(
  sections: readonly Section[],
  requirements: Found<string[]> | undefined,
): Found<string[]> | undefined {
  const listed = readList(sections, 'skills');
  if (listed) return listed;
  const named = limit((requirements?.value ?? []).flatMap(findSkills));
  return requirements && named.length > 0 ? { ...requirements, value: named, confidence: 0.6 } : undefined;
}
