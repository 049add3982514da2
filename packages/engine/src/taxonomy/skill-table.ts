import rows from './skills.json' with { type: 'json' };

export interface Skill {
  /** `microsoft-excel`; stays the same from version to version. */
  readonly id: string;
  readonly name: string;
  /** Its name is also an everyday word: in running text it counts only as it is written. */
  readonly isExact: boolean;
  /** It means something else in most sentences: it counts only in a list of skills. */
  readonly isListOnly: boolean;
}

/** One way of writing a skill, as the words that must follow each other. */
export interface Spelling {
  readonly words: readonly string[];
  readonly text: string;
  readonly skill: Skill;
}

/** Spellings by their first word, the longest first. */
export type SkillTable = ReadonlyMap<string, readonly Spelling[]>;

let table: SkillTable | undefined;

/** Arranged when first needed, in a few milliseconds; see docs/third-party-data.md for where it comes from. */
export function skillTable(): SkillTable {
  table ??= arrange(rows);
  return table;
}

/** Each row is a name, its other spellings divided by bars, and its marks, with tabs between them. */
function arrange(skills: readonly string[]): SkillTable {
  const byFirst = new Map<string, Spelling[]>();
  for (const row of skills) {
    const [name, aliases = '', flags = ''] = row.split('\t');
    if (!name) continue;
    const skill: Skill = { id: toId(name), name, isExact: flags.includes('x'), isListOnly: flags.includes('s') };
    for (const spelling of [name, ...aliases.split('|')]) {
      const words = wordsOf(spelling).map(({ key }) => key);
      const [first] = words;
      if (first === undefined) continue;
      const same = byFirst.get(first);
      const made = { words, text: spelling, skill };
      if (same) same.push(made);
      else byFirst.set(first, [made]);
    }
  }
  for (const spellings of byFirst.values()) spellings.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

const toId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/#/g, '-sharp')
    .replace(/^\./, 'dot-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A word of a text and its form for comparing: small letters, one spelling for British and American, no plural. */
export interface Word {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ key: toKey(match[0]), from: match.index, to: match.index + match[0].length });
  }
  return words;
}

const keys = new Map<string, string>();
/** CVs share most of their words; a bound keeps the memory small whatever comes. */
const MOST_KEYS = 20_000;

function toKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const small = word.toLowerCase();
  const key = small.length < 5 ? small : toStem(small);
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(word, key);
  return key;
}

function toStem(word: string): string {
  return word
    .replace(/is(e[drs]?|ing|ations?)$/, 'iz$1')
    .replace(/ys(e[drs]?|ing)$/, 'yz$1')
    .replace(/ll(ing|ed|er)$/, 'l$1')
    .replace(/our(s|al|ed|ing)?$/, 'or$1')
    .replace(/amme$/, 'am')
    .replace(/(?<![su])s$/, '');
}
