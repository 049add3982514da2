import type { Found } from '../document/found.ts';
import { findUnlistedSkills } from '../skills/unlisted-skills.ts';
import { findSkills as findKnownSkills } from '../taxonomy/find-skills.ts';
import { limit, readList } from './read-lists.ts';
import type { Section } from './sections.ts';
import { findSkills } from './skill-lexicon.ts';

type List = Found<string[]> | undefined;

/**
 * The skills a section lists; without one, those that the requirements name: a job has to have one, so where the short list
 * knows none of them, whatever the taxonomy does.
 */
export function readSkills(sections: readonly Section[], requirements: List): List {
  return readList(sections, 'skills') ?? namedIn(requirements, skillsIn, 0.6) ?? namedIn(requirements, knownIn, 0.5);
}

function namedIn(list: List, named: (item: string) => string[], confidence: number): List {
  const value = limit((list?.value ?? []).flatMap(named));
  return list && value.length > 0 ? { ...list, value, confidence } : undefined;
}

const knownIn = (item: string): string[] => findKnownSkills(item, { isList: false }).map(({ skill }) => skill.name);

/** Names of the list, then tools and methods that no list holds. */
function skillsIn(requirement: string): string[] {
  const listed = findSkills(requirement);
  const isListed = (written: string) => listed.some((name) => written.includes(name.toLowerCase()));
  const unlisted = findUnlistedSkills(requirement, [])
    .filter(({ from, to }) => !isListed(requirement.slice(from, to).toLowerCase()))
    .map(({ name }) => name);
  return [...listed, ...unlisted];
}
