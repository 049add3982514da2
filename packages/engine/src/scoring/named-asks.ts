const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu;
/** Small words that may stand between names. */
const BETWEEN = /^(?:and|or|of|with|in|the|an?|similar|equivalent|other|e\.g\.?|eg)$/iu;
/** SQL, HubSpot, T24. A capital alone is no sign: some adverts Write Everything Like This. */
const SURELY_NAME = /\p{Lu}.*\p{Lu}|\d/u;

/**
 * Whether what is asked for is names and nothing else: "SQL", "AWS or Azure", "Google Analytics 4". What is like it in meaning
 * is another thing of its kind, which is worth something, but is not it.
 */
export function asksForNames(comparedBy: string): boolean {
  const words = (comparedBy.match(WORD) ?? []).filter((word) => !BETWEEN.test(word));
  return words.some((word) => SURELY_NAME.test(word)) && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}
