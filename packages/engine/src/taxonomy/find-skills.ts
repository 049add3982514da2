import { type Skill, type Spelling, skillTable, type Word, wordsOf } from './skill-table.ts';

export interface SkillMention {
  readonly skill: Skill;
  /** Where in the text. */
  readonly from: number;
  readonly to: number;
}

export interface FindOptions {
  /** The text is an item of a list of skills, where short and common names mean what they say. */
  readonly isList: boolean;
}

/** Skills a text names, the longest name at each place, from left to right. */
export function findSkills(text: string, { isList }: FindOptions): SkillMention[] {
  const table = skillTable();
  const words = wordsOf(text);
  const mentions: SkillMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const spellings = word && table.get(word.key);
    if (!spellings) continue;
    const found = spellings.find((spelling) => stands(spelling, words, at, text, isList));
    const last = found && words[at + found.words.length - 1];
    if (!found || !last) continue;
    mentions.push({ skill: found.skill, from: word.from, to: last.to });
    at += found.words.length - 1;
  }
  return mentions;
}

/** The skill a text is, as a whole. */
export function lookUpSkill(text: string): Skill | undefined {
  const words = wordsOf(text);
  const spellings = words[0] && skillTable().get(words[0].key);
  const isSame = ({ words: own }: Spelling) =>
    own.length === words.length && own.every((key, index) => key === words[index]?.key);
  const same = spellings?.filter(isSame) ?? [];
  return (same.find((spelling) => spelling.text === text) ?? same[0])?.skill;
}

/** Every word stands in the name of some skill. */
export function isMadeOfSkillWords(text: string): boolean {
  const table = skillTable();
  skillWords ??= new Set([...table.values()].flatMap((spellings) => spellings.flatMap(({ words }) => words)));
  const known = skillWords;
  const words = wordsOf(text);
  return words.length > 0 && words.every(({ key }) => known.has(key));
}

let skillWords: ReadonlySet<string> | undefined;

function stands(spelling: Spelling, words: readonly Word[], at: number, text: string, isList: boolean): boolean {
  const { words: own, skill } = spelling;
  for (let index = 1; index < own.length; index += 1) {
    const [word, previous] = [words[at + index], words[at + index - 1]];
    if (!word || !previous || word.key !== own[index] || !belongTogether(text, previous.to, word.from)) return false;
  }
  if (spelling.text === 'GCP' && TRIALS.test(text)) return false;
  if (isList) return true;
  const [first, last] = [words[at], words[at + own.length - 1]];
  if (!first || !last) return false;
  if (skill.isListOnly) return LANGUAGES.has(skill.id) && isLanguage(text, first.from, last.to, spelling.text);
  if (!((skill.isExact && own.length === 1) || isShortCapitals(spelling.text))) return true;
  const written = text.slice(first.from - (spelling.text.startsWith('.') ? 1 : 0), last.to);
  // A name that opens a sentence has its capital from there.
  return (
    written === spelling.text && !(skill.isExact && opensSentence(text, first.from) && /^\p{Lu}\p{Ll}+$/u.test(written))
  );
}

/** Beside these GCP is good clinical practice, and no cloud. */
const TRIALS = /\b(?:clinical|trials?|consent|e?CRFs?|ICH)\b/iu;

/** Languages whose names are words or letters of every text. */
const LANGUAGES = new Set(['go', 'r', 'c']);
const WORKED_IN =
  /(?:^|[\s(])(?:in|using|with|either|(?:experience|knowledge|years|lines|one|any) of)\s+(?:\p{Lu}[\p{L}\d+#.]*(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+|\/)){0,3}$/u;

/** "R or Python", "C, C++ and assembly": what stands beside a language at the beginning. */
const BESIDE = /^(?:\s+or\s+|,\s*|\/)(\p{Lu}[\p{L}+#]*)/u;
const ENDS = /^(?!\s+\p{Lu}|[-&+#'’/\d])/u;
const ENDS_LETTER = /^\s*(?:$|[,.;:)]|\s(?:and|or|for|on|to|at)(?!\p{L}))/u;

/** "Golang"; "services built in Go", "three years of Python and R": written as it is called, where it is worked in. */
function isLanguage(text: string, from: number, to: number, name: string): boolean {
  if (name.length > 2) return true;
  const ends = name.length === 1 ? ENDS_LETTER : ENDS;
  if (text.slice(from, to) !== name) return false;
  const beside = from === 0 && BESIDE.exec(text.slice(to))?.[1];
  if (beside && lookUpSkill(beside)) return true;
  return WORKED_IN.test(text.slice(0, from)) && ends.test(text.slice(to));
}

const isShortCapitals = (text: string): boolean => text.length <= 5 && /^[\p{Lu}\d&/]+$/u.test(text);

const belongTogether = (text: string, from: number, to: number): boolean => {
  const between = text.slice(from, to);
  return between.length <= 3 && /^(?:\s?[-–/&]\s?|\s|\.|['’]|)$/u.test(between);
};

const opensSentence = (text: string, at: number): boolean =>
  at === 0 || /[.!?]\s+$/.test(text.slice(Math.max(0, at - 3), at));
