/**
 * A list of words that are looked up in whatever form they are written. Forms cut shorter than `shortest` are other words
 * as often as not: "care" without its end is "car".
 */
export function formsOf(words: string, shortest = 1): ReadonlySet<string> {
  const all = words.trim().split(/\s+/);
  const bare = all.filter((word) => word.length > 3).map(bareForm);
  return new Set([...all, ...bare.filter((form) => form.length >= shortest)]);
}

function bareForm(word: string): string {
  return word.replace(/(?:ing|ed|es|e|ly|ce|s|nt|t)$/, '');
}

export const isOneOf = (words: ReadonlySet<string>, key: string): boolean =>
  words.has(key) || (key.length > 4 && words.has(bareForm(key)));
