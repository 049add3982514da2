/** Work is done, being done and has been done: budget, budgeting and budgeted are one word when words are compared. */
function root(stem: string): string {
  const bare = stem.length >= 7 ? stem.replace(/(?:ing|ed)$/, '') : stem;
  const single = bare === stem ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  return single.length >= 5 ? single.replace(/e$/, '') : single;
}

/** A word as a number: FNV-1a. Two words of one CV and one job share a number once in many thousand pairs. */
export const hashStem = (stem: string): number => hashName(root(stem));

/** A name as a number, as it is written. */
export function hashName(word: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16_777_619);
  // 0 marks an empty place in tables.
  return hash | 0 || 1;
}
