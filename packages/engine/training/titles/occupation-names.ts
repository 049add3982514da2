import { titleWords } from '../../src/titles/title-features.ts';
import type { OnetOccupation } from './read-titles.ts';

const longestName = 3;

/** "Registered Nurses" is one "registered nurse"; names of several occupations in one are left out. */
function singleTitle(title: string): string | undefined {
  if (/,|\band\b|\/|\(/.test(title)) return undefined;
  return title
    .toLowerCase()
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=ch|sh|ss)es$/, '')
    .replace(/(?<!s)s$/, '');
}

const isPlain = (name: string): boolean => /^[\p{L}\p{N} '&.-]+$/u.test(name) && name.split(' ').length <= longestName;

const mostNames = 8;

/** A few usual names of each occupation that no other one has: what O*NET calls it and what people in it say they are. */
export function usualNames(occupations: readonly OnetOccupation[]): string[][] {
  const owners = new Map<string, Set<string>>();
  for (const { code, title, titles } of occupations) {
    for (const name of [...titles, singleTitle(title) ?? '']) {
      const key = titleWords(name).join(' ');
      // Specialities of one occupation share the first six figures of its code.
      owners.set(key, (owners.get(key) ?? new Set()).add(code.slice(0, 7)));
    }
  }
  const isOwn = (name: string): boolean => owners.get(titleWords(name).join(' '))?.size === 1;
  return occupations
    .map(({ title, typical }) => {
      const names = [singleTitle(title) ?? '', ...typical.map((name) => name.toLowerCase())];
      return [...new Set(names)].filter((name) => isPlain(name) && isOwn(name)).slice(0, mostNames);
    })
    .filter(({ length }) => length > 1);
}

/** Short forms that long titles explain: "Oncology RN (Oncology Registered Nurse)". */
export function shortForms(occupations: readonly OnetOccupation[]): [string, string][] {
  const counts = new Map<string, number>();
  for (const { titles } of occupations) {
    for (const title of titles) {
      const match = /^([^()]+) \(([^()]+)\)$/.exec(title.toLowerCase());
      const pair = match && difference((match[1] ?? '').split(' '), (match[2] ?? '').split(' '));
      if (pair) counts.set(pair.join('\t'), (counts.get(pair.join('\t')) ?? 0) + 1);
    }
  }
  const best = new Map<string, string>();
  for (const [pair] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const [short = '', long = ''] = pair.split('\t');
    if (!best.has(short) && /^[a-z][a-z0-9]{1,5}$/.test(short) && /^[a-z' -]+$/.test(long)) best.set(short, long);
  }
  return [...best].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** What two forms of a title do not share, when one word stands for the first letters of several. */
function difference(a: string[], b: string[]): [string, string] | undefined {
  while (a.length > 0 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const [word] = short;
  if (!word || short.length !== 1 || long.length < 2) return undefined;
  const letters = long
    .flatMap((part) => part.split('-'))
    .filter((part) => !/^(?:of|and|the|for)$/.test(part))
    .map((part) => part[0])
    .join('');
  return letters === word ? [word, long.join(' ')] : undefined;
}
