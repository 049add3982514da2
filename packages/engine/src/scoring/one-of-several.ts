/** "A planning tool such as Anaplan", "WMS (Manhattan, SAP or similar)": any other would do as well. */
const EXAMPLES = [
  /\([^()]*\b(?:or|e\.g|for example|such as|similar|equivalent)\b[^()]*\)/giu,
  /(?:\bsuch as\b|\be\.g\.|\bfor example\b)[^.;]*/giu,
];

const standsIn = (text: string, name: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu'));

/** "ACCA, CIMA or ACA qualified", "Python or R", "a tool such as Jira": named there, and not asked for by itself. */
export function isOneOfSeveral(text: string, name: string): boolean {
  const at = standsIn(text, name);
  if (at < 0) return false;
  if (EXAMPLES.some((pattern) => (text.match(pattern) ?? []).some((part) => standsIn(part, name) >= 0))) return true;
  const [before, behind] = [text.slice(0, at), text.slice(at + name.length)];
  // "ACA / ACCA / CIMA qualified", "AWS/Azure".
  if (/\p{L}\s?\/\s?$/u.test(before) || /^\s?\/\s?\p{Lu}/u.test(behind)) return true;
  return /\b(?:or|either)\s+$/iu.test(before) || /^(?:,\s*[\p{L}\p{N}+#. -]{1,25}){0,4},?\s+or\s/iu.test(behind);
}
