/** A title has no more letters and words than these; what is longer was none. */
const mostLetters = 200;
const mostWords = 16;

/** Words that say nothing of the work wherever they stand. */
const FILLERS = new Set(['and', 'the']);

/** "Accounts manager" and "account manager" are two: only what a person is called has one form for both numbers. */
export const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word) ? word.slice(0, -1) : word;

/** The words of a title, the same for every way of joining them: "Painters & Decorators", "painter and decorator", "Painter/Decorator". */
export function keyWords(title: string): string[] {
  const plain = title
    .slice(0, mostLetters)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '');
  return (plain.match(/[a-z0-9]+[+#]*/gu) ?? []).filter((word) => !FILLERS.has(word)).slice(0, mostWords);
}

/** A shift, a place, an employer behind a comma or a dash; "Senior Support Worker - Hull". */
const BEHIND = /\s*(?:[,|@:;[]|\s[-–—]+\s|[–—]).*$/su;
const BEHIND_WORD = /\s(?:at|in|for|to|with|within|based|on)\s.*$/su;

/** What of a title may be its name, the fullest first: with what stands in brackets, without, and without what stands behind. */
export function namesIn(title: string): string[] {
  const short = title.slice(0, mostLetters);
  const plain = short.replace(/\([^()]*\)/gu, ' ');
  const front = plain.replace(BEHIND, '');
  const own = front.replace(BEHIND_WORD, '');
  const names = [short, plain, front, own, ...(own.includes('/') ? own.split('/') : [])];
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
}
