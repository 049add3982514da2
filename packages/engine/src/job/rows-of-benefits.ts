/** Between things side by side, not within brackets. */
export const COMMA = /,\s+(?![^()]*\))/u;

/** "In return you will receive a generous package including …", "We offer …": what leads into a row. */
const LEADS_IN =
  /^(?:in return\b|we\b|you(?:['’]ll| will)\b|(?:our |the )?benefits\b)[^,;:]{0,80}\b(?:including|includes?|receive|offer|give|provide|get|are)(?: you)?:?\s+/iu;
/** "All decisions are made without regard to race, age and creed": what commas stand in is said, not given. */
const SAYS = /\b(?:is|are|was|were|be|been|has|have|had|will|can|may|must|do|does|you|we|us|our|their|without)\b/iu;
const fewestParts = 3;
const mostWords = 9;
const longestRow = 600;

/** "GOC fees, 33 days' holiday, no Sundays and relocation support": what is given stands side by side in a sentence. */
export function splitBenefits(sentence: string): string[] {
  if (sentence.length > longestRow) return [sentence];
  const told = sentence.replace(LEADS_IN, '');
  if (told === sentence && SAYS.test(sentence)) return [sentence];
  const parts = told.replace(/[.!]$/u, '').split(/;\s/u.test(sentence) ? /;\s+/u : COMMA);
  const last = parts.pop() ?? '';
  const row = [...parts, ...last.split(/\s+and\s+(?!\S+$)/u)].map((part) =>
    part.replace(/^(?:and|plus)\s+/iu, '').trim(),
  );
  const isRow = row.length >= fewestParts && row.every((part) => part !== '' && part.split(/\s+/u).length <= mostWords);
  return isRow ? row : [sentence];
}
