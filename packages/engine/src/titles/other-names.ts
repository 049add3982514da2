import shipped from '../../models/occupations.json' with { type: 'json' };
import { titleWords } from './title-features.ts';

interface Names {
  /** By the words of a name: the usual names of its occupation. */
  readonly usual: ReadonlyMap<string, readonly string[]>;
  /** By a short form, what it stands for, and the other way round. */
  readonly long: ReadonlyMap<string, string>;
  readonly short: ReadonlyMap<string, string>;
}

let names: Names | undefined;
const keyOf = (title: string): string => titleWords(title).join(' ');
/** Short forms that are words of everyday sentences stand for something only when they stand alone. */
const EVERYDAY = new Set('an as at be by co de do he him his in is its la me my no or so us we'.split(' '));
/** A name of an occupation with a short form in it has few words; more are a search for several things. */
const mostWords = 4;

function load(): Names {
  if (names) return names;
  const usual = new Map<string, readonly string[]>();
  for (const row of shipped.names) {
    const own = row.split('|');
    for (const name of own) if (!usual.has(keyOf(name))) usual.set(keyOf(name), own);
  }
  const pairs = shipped.shortForms.map((row) => row.split('\t') as [string, string]);
  names = { usual, long: new Map(pairs), short: new Map(pairs.map(([short, long]) => [keyOf(long), short])) };
  return names;
}

/**
 * Other names of what a whole title names, in small letters: "RN" is a registered nurse, and so is a staff nurse. Nothing for
 * words that name no occupation.
 */
export function otherNames(title: string): string[] {
  const { usual, short } = load();
  const key = keyOf(title);
  const spelled = spellOut(title);
  const own = spelled ? keyOf(spelled) : key;
  const found = new Set([...(spelled ? [spelled] : []), ...(usual.get(own) ?? [])]);
  for (const name of [own, ...found]) {
    const form = short.get(keyOf(name));
    if (form) found.add(form);
  }
  return [...found].filter((name) => keyOf(name) !== key);
}

/** What a title that is one short form stands for: "CEO". */
export const spelledOut = (title: string): string => load().long.get(title.trim().toLowerCase()) ?? title;

/** The title with its short forms in full: "hr manager" is a "human resources manager". */
function spellOut(title: string): string | undefined {
  const { long } = load();
  const words = title.trim().toLowerCase().split(/\s+/);
  if (words.length > mostWords) return undefined;
  const spelled = words.map((word) => (words.length > 1 && EVERYDAY.has(word) ? word : (long.get(word) ?? word)));
  return spelled.some((word, at) => word !== words[at]) ? spelled.join(' ') : undefined;
}
