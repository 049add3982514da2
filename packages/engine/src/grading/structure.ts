import type { PointCover } from './cover-points.ts';

/** What holds an account together. Each is looked for once, so that more of the same adds nothing. */
const signs: readonly RegExp[] = [
  /\b(?:first|then|next|after that|afterwards|finally|in the end|before|once|when|while|later|within|since then|last)\b/i,
  /\b(?:because|so that|since|therefore|which is why|that is why|so|otherwise|in order to|due to)\b/i,
  /\b(?:i|my|i'd|i've|you|they)\b[\s\S]{1,40}\b(?:[a-z]{2,}ed|made|took|told|asked|went|wrote|found|put|kept|gave|set|built|ran|would|should|have|will)\b/i,
  /\d|\b(?:for (?:example|instance)|one (?:day|night|time|of)|last (?:year|month|week)|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred)\b|["“”]/i,
];

/** How well an answer is put, 0 to 1: in an order, with reasons, with what was done, with something particular. */
export function structureOf(covers: readonly PointCover[]): number {
  // Well put is only what says something.
  const text = [...new Set(covers.map(({ quote }) => quote))].join(' ');
  const found = signs.filter((sign) => sign.test(text)).length;
  const said = covers.length === 0 ? 0 : covers.reduce((sum, { cover }) => sum + cover, 0) / covers.length;
  return (found / signs.length) * Math.min(1, said * 2);
}
