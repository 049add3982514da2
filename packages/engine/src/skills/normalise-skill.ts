import { cosine, type TextVector } from '../encoder/encoder.ts';
import { loadEncoder } from '../encoder/load-encoder.ts';
import { stemsOf } from '../encoder/words.ts';
import { lookUpSkill } from '../taxonomy/find-skills.ts';
import { type Skill, skillTable } from '../taxonomy/skill-table.ts';

export interface NormalisedSkill {
  /** The taxonomy's name, or what was found where it has none. */
  readonly name: string;
  readonly skillId?: string;
}

/** A phrase with all words of a skill's name means that skill when it points this much the same way. */
const sameMeaning = 0.85;

const LEADING =
  /^(?:(?:strong|solid|good|excellent|proven|basic|advanced|deep|sound|relevant|practical|hands-on|working) )?(?:(?:knowledge|understanding|experience|command) (?:of|in|with) )?(?:the )?/iu;
const TRAILING = / (?:skills?|knowledge|experience|expertise|technolog(?:y|ies)|tools?|environments?|frameworks?)$/iu;

/** A phrase as the taxonomy has it: by its name or another spelling, by its words and meaning, or else as it was found. */
export function normaliseSkill(found: string): NormalisedSkill {
  const text = found.trim();
  const bare = text.replace(LEADING, '');
  const skill = lookUpSkill(text) ?? lookUpSkill(bare) ?? lookUpSkill(bare.replace(TRAILING, '')) ?? nearestSkill(text);
  return skill ? { name: skill.name, skillId: skill.id } : { name: text };
}

interface Described {
  readonly skill: Skill;
  readonly stems: readonly string[];
  readonly vector: TextVector;
}

/** Several words that say what they mean; the names of products mean nothing by their words. */
const isDescription = (name: string): boolean => /^\p{L}\p{Ll}+(?:[ -][\p{Ll}-]+)+$/u.test(name);
const contentOf = (text: string): string[] => [...new Set(stemsOf(text))].filter((stem) => stem !== '');

/** By the rarest of their words, so that few are looked at for a phrase. */
let described: ReadonlyMap<string, readonly Described[]> | undefined;

function load(): ReadonlyMap<string, readonly Described[]> {
  if (described) return described;
  const { encoder, weightOf } = loadEncoder();
  const byWord = new Map<string, Described[]>();
  const skills = new Map([...skillTable().values()].flat().map(({ skill }) => [skill.id, skill]));
  for (const skill of skills.values()) {
    const stems = contentOf(skill.name);
    const vector = isDescription(skill.name) && stems.length > 1 ? encoder.encode(skill.name) : undefined;
    if (!vector) continue;
    const rarest = stems.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
    const same = byWord.get(rarest);
    if (same) same.push({ skill, stems, vector });
    else byWord.set(rarest, [{ skill, stems, vector }]);
  }
  described = byWord;
  return byWord;
}

/** "Management of events" is event management: every word of the name, and hardly another meaning beside it. */
function nearestSkill(text: string): Skill | undefined {
  const stems = contentOf(text);
  const vector = stems.length > 1 ? loadEncoder().encoder.encode(text) : undefined;
  if (!vector) return undefined;
  let best: Skill | undefined;
  let most = sameMeaning;
  for (const stem of stems) {
    for (const { skill, stems: own, vector: direction } of load().get(stem) ?? []) {
      const likeness = cosine(vector, direction);
      if (likeness < most || !own.every((word) => stems.includes(word))) continue;
      most = likeness;
      best = skill;
    }
  }
  return best;
}
