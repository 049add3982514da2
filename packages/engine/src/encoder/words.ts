import { oneSpelling } from './spelling.ts';
import { stopWords } from './stop-words.ts';

/** Letters with digits behind them, and the names of tools written with signs: c++, c#, node.js, asp.net. */
const WORD = /[a-z][a-z0-9]*(?:\+\+|#)?(?:\.(?:js|net|io|ai))?|(?<!\d)\d+[a-z]+/g;

/** The same work, for every candidate: names of roles that tell a person's sex read as the neutral one. */
const neutralRoles: ReadonlyMap<string, string> = new Map([
  ['waitress', 'waiter'],
  ['waitresses', 'waiter'],
  ['actress', 'actor'],
  ['actresses', 'actor'],
  ['hostess', 'host'],
  ['hostesses', 'host'],
  ['stewardess', 'steward'],
  ['stewardesses', 'steward'],
  ['seamstress', 'tailor'],
  ['headmaster', 'headteacher'],
  ['headmistress', 'headteacher'],
  ['masseuse', 'masseur'],
  ['policeman', 'police'],
  ['policewoman', 'police'],
  ['fireman', 'firefighter'],
  ['firewoman', 'firefighter'],
  ['housewife', 'homemaker'],
]);

/** salesman, saleswoman, salesmen: the work is in front of the ending. */
const PERSON_ENDING = /^([a-z]{4,}?)(?:wom[ae]n|m[ae]n|person)$/;
const endingIsPartOfWord: ReadonlySet<string> = new Set([
  'german',
  'roman',
  'norman',
  'ottoman',
  'talisman',
  'specimen',
  'regimen',
  'acumen',
  'abdomen',
]);

/** A plural is the same word. */
export function stemOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|\.js)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length >= 5) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function neutral(word: string): string {
  const role = neutralRoles.get(word);
  if (role) return role;
  const match = PERSON_ENDING.exec(word);
  return match?.[1] && !endingIsPartOfWord.has(word) ? match[1] : word;
}

/** The same names of roles for every candidate, with an ending where it was part of the word. */
export const withNeutralRoles = (text: string): string =>
  text.replace(/[a-z]{5,}/giu, (word) => {
    const lower = word.toLowerCase();
    const role = neutral(lower);
    if (role === lower) return word;
    return neutralRoles.has(lower) ? role : `${role}person`;
  });

/**
 * Names that are written like words which say nothing: the language Go where a name stands, and IT in capitals unless the
 * whole text is. They are read as their other names.
 */
const GO =
  /(?<=^|[,;/(&|]\s*|\b(?:in|with|using|and|or|of|to)\s)Go(?=$|\s*[,;/)&|.]|\s(?:and|or|services?|developers?|engineers?|programming|microservices?|code|on|with)\b)/g;
const IT = /(?<![\p{L}\p{N}])IT(?![\p{L}\p{N}])/gu;

function withNames(text: string): string {
  if (!text.includes('Go') && !text.includes('IT')) return text;
  const isCapitals = text.length > 2 && !/\p{Ll}/u.test(text);
  const named = text.replace(GO, 'golang');
  return isCapitals ? named : named.replace(IT, 'information technology');
}

function plain(text: string): string {
  const lower = withNames(text).toLowerCase();
  // Most texts are plain already, and decomposing is the slow part.
  const letters = /[^\0-\u007f]/.test(lower) ? lower.normalize('NFKD').replace(/\p{M}/gu, '') : lower;
  return letters.replace(/['’]s\b/g, '');
}

/** The stems of a text in order; an empty one stands where words that say nothing were, so that no pair spans them. */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const [word] of plain(text).matchAll(WORD)) {
    const stem = oneSpelling(stemOf(neutral(word)));
    if (!stopWords.has(word) && !stopWords.has(stem)) stems.push(stem);
    else if (stems.at(-1) !== '') stems.push('');
  }
  return stems;
}

/** Every stem, and every two that stand side by side. */
export function tokensOf(stems: readonly string[]): string[] {
  const tokens: string[] = [];
  let previous = '';
  for (const stem of stems) {
    if (stem !== '') {
      tokens.push(stem);
      if (previous !== '') tokens.push(`${previous}_${stem}`);
    }
    previous = stem;
  }
  return tokens;
}
