/** Past forms that no ending tells. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    'began begin, begun begin, bought buy, brought bring, built build, chose choose, chosen choose, dealt deal, drawn draw, drew draw, ' +
    'driven drive, drove drive, flew fly, flown fly, gave give, given give, grew grow, grown grow, held hold, kept keep, led lead, ' +
    'met meet, oversaw oversee, overseen oversee, ran run, rebuilt rebuild, rewrote rewrite, rewritten rewrite, ridden ride, rode ride, ' +
    'sent send, shown show, sold sell, sought seek, spoke speak, spoken speak, sung sing, sang sing, taken take, taught teach, took take, ' +
    'undertaken undertake, undertook undertake, won win, wore wear, worn wear, woven weave, wove weave, written write, wrote write'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Work is done, being done and has been done: budget, budgeting and budgeted, manage and management are one word when words are compared, and so are build and built. */
function root(stem: string): string {
  const base = irregular.get(stem) ?? stem;
  // Shorter ones would meet other words: caring is no car.
  const bare = base.length >= 7 ? base.replace(/(?:ing|ed|ment)$/, '') : base;
  const single = bare === base ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
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
