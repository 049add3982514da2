import { stemsOf } from '../encoder/words.ts';
import { normaliseSkill } from '../skills/normalise-skill.ts';
import { findSkills, lookUpSkill } from '../taxonomy/find-skills.ts';
import { withWholes } from '../taxonomy/parts-of-skills.ts';
import type { ScoringLine } from './scoring-input.ts';
import { hashName, hashStem } from './stem-hash.ts';

/** A skill of the taxonomy as a word: whatever it is called in a text, it is the same. */
const skillKey = (id: string): number => hashName(`skill:${id}`);

/** What naming a skill names: itself, and what it is a part of. */
const shownKeys = (id: string): number[] => withWholes(id).map(skillKey);

const says = (stem: string): boolean => stem !== '';

/** "Certificate of Professional Competence": words in capitals, three at least, and small ones between them. */
const SPELT_OUT = /(?<!\p{L})\p{Lu}\p{Ll}+(?:\s+(?:(?:of|and|in|for|the|to)\s+){0,2}\p{Lu}\p{Ll}+){2,5}(?!\p{L})/gu;

/** What is spelt out by its first letters, as a word: QTS for Qualified Teacher Status. */
const initialsOf = (text: string): number[] =>
  (text.match(SPELT_OUT) ?? []).flatMap((name) => {
    const [stem = ''] = stemsOf((name.match(/\p{Lu}/gu) ?? []).join(''));
    return says(stem) ? [hashStem(stem)] : [];
  });

/** The words of a line of a CV, each once, the skills it names, and the initials of what it spells out. */
export function lineWords(text: string, stems: readonly string[]): Set<number> {
  const words = new Set([...stems.filter(says).map(hashStem), ...initialsOf(text)]);
  for (const { skill } of findSkills(text, { isList: false })) for (const key of shownKeys(skill.id)) words.add(key);
  return words;
}

/** A skill that is only named: as the taxonomy calls it, and by its words. */
const namedKeys = (text: string): number[] => {
  const skill = lookUpSkill(text);
  const phrase = stemsOf(text).filter(says).join(' ');
  return [...(phrase === '' ? [] : [hashName(phrase)]), ...(skill ? [skillKey(skill.id)] : [])];
};

/** What a list or a summary claims. */
export function claimKeys({ kind, text }: Pick<ScoringLine, 'kind' | 'text'>): number[] {
  const isList = kind === 'skill';
  const pieces = kind === 'summary' ? [] : text.split(/[,;|/•·]|\band\b|^[\p{L} ]{2,30}:/u);
  return [
    ...pieces.flatMap((piece) => namedKeys(piece.trim())),
    ...findSkills(text, { isList }).flatMap(({ skill }) => shownKeys(skill.id)),
  ];
}

/** The skills a requirement names, as claims name them. */
export const namedSkills = (text: string): number[] =>
  findSkills(text, { isList: false }).map(({ skill }) => skillKey(skill.id));

/** A skill a job asks for, as claims name it. */
export const askedKeys = (skill: string): number[] => [...new Set(namedKeys(skill))];

/** A skill of several words as a list would name it, and as the taxonomy does: "management of events" is event management. */
export const askedWording = (skill: string): Wording[] => {
  const words = stemsOf(skill).filter(says);
  if (words.length < 2) return [];
  const { skillId } = normaliseSkill(skill);
  const keys = [hashName(words.join(' ')), ...(skillId === undefined ? [] : [skillKey(skillId)])];
  return keys.map((key) => new Map([[key, 1]]));
};

/** One way of saying what is asked for: its words, and how much of it each is. */
export type Wording = ReadonlyMap<number, number>;

/** Less of what is asked for is not the heart of it: then it is met so far at most. */
const leastCore = 0.4;
const partOfItem = 0.65;

/** What is asked for by the initials of a name it spells out, and by nothing else. */
export const initialsWordings = (text: string): Wording[] => {
  const rest = text.replace(SPELT_OUT, ' ');
  return stemsOf(rest).some(says) ? [] : initialsOf(text).map((key) => new Map([[key, 1]]));
};

/** A wording, and how much of what is asked for it is when all of it is there. */
export interface PartWording {
  readonly words: Wording;
  readonly part: number;
}

/** What is asked for by the skills in it alone: wholly where they are most of what it says. */
export function coreWordings(
  text: string,
  core: string | undefined,
  weightOf: (stem: string) => number,
): PartWording[] {
  if (core === undefined) return [];
  const weigh = (words: string): number =>
    [...new Set(stemsOf(words).filter(says))].reduce((sum, stem) => sum + weightOf(stem), 0);
  const part = weigh(core) < leastCore * weigh(text) ? partOfItem : 1;
  return wordingsOf(core, false, weightOf).map((words) => ({ words, part }));
}

/** What is asked for, by its words; and, where it names skills of the taxonomy, by those. */
export function wordingsOf(text: string, isList: boolean, weightOf: (stem: string) => number): Wording[] {
  const stems = stemsOf(text).filter(says);
  const plain = new Map(stems.map((stem) => [hashStem(stem), weightOf(stem)]));
  const mentions = findSkills(text, { isList });
  if (mentions.length === 0) return plain.size > 0 ? [plain] : [];
  let rest = text;
  const bySkill = new Map<number, number>();
  for (const { skill, from, to } of mentions) {
    const own = stemsOf(text.slice(from, to)).filter(says);
    bySkill.set(
      skillKey(skill.id),
      own.reduce((sum, stem) => sum + weightOf(stem), 0),
    );
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  for (const stem of stemsOf(rest).filter(says)) bySkill.set(hashStem(stem), weightOf(stem));
  return plain.size > 0 ? [plain, bySkill] : [bySkill];
}
