import { lookUpSkill } from '@candela/engine/taxonomy/find-skills.ts';
import { otherNames } from '@candela/engine/titles/other-names.ts';

/** Beyond these few the names belong to neighbouring trades. */
const mostAlternatives = 10;

/** Other words for what was typed as a whole: a skill's usual name, and the names of an occupation. */
export function alternativesOf(typed: string): string[] {
  const skill = lookUpSkill(typed)?.name;
  const isOther = skill !== undefined && skill.toLowerCase() !== typed.trim().toLowerCase();
  return [...(isOther ? [skill] : []), ...otherNames(typed)].slice(0, mostAlternatives);
}
