import type { Found } from '../document/found.ts';
import { findUnlistedSkills } from '../skills/unlisted-skills.ts';
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
  const named = limit((requirements?.value ?? []).flatMap(skillsIn));
  return requirements && named.length > 0 ? { ...requirements, value: named, confidence: 0.6 } : undefined;
}

/** Names of the list, then tools and methods that no list holds. */
function skillsIn(requirement: string): string[] {
  const listed = findSkills(requirement);
  const isListed = (written: string) => listed.some((name) => written.includes(name.toLowerCase()));
  const unlisted = findUnlistedSkills(requirement, [])
    .filter(({ from, to }) => !isListed(requirement.slice(from, to).toLowerCase()))
    .map(({ name }) => name);
  return [...listed, ...unlisted];
}
