import { exponential, unit } from '../skills/exponential.ts';
import type { OccupationModel } from './occupation-model.ts';
import { titleFeatures, titleParts, titleWords } from './title-features.ts';

/** What an occupation has at least, by meaning and by words: neither alone can rule one out. Tuned on a fifth of the training half. */
const leastByMeaning = 1e-5;
const leastByWords = 3e-3;
/** The scores of the model are this much too sure. */
const sharpness = 0.8;

/** What the occupation has that a title names word for word. */
const namedShare = 0.5;
/** Groups less likely than this are not looked into. */
const leastGroup = 1e-4;

/** How likely each occupation is, together 1; nothing for a title without a known part. */
export function classifyTitle(model: OccupationModel, title: string): Float64Array | undefined {
  const text = placeOf(model, title);
  if (!text) return undefined;
  const shares = new Float64Array(model.occupations.length);
  const groups = sharesOf(model, model.groups, text, model.groupPlaces);
  model.members.forEach((members, group) => {
    const share = groups[group] as number;
    if (share < leastGroup) return;
    const within = sharesOf(model, model.own, text, members);
    for (let place = 0; place < members.length; place++)
      shares[members[place] as number] = share * (within[place] as number);
  });
  const words = sharesByWords(model, title);
  let sum = 0;
  for (let at = 0; at < shares.length; at++) {
    const meaning = shares[at] as number;
    const word = words[at] as number;
    // Nothing speaks for most of them.
    const share = meaning === 0 && word === 0 ? least : soften((meaning + leastByMeaning) * (word + leastByWords));
    shares[at] = share;
    sum += share;
  }
  const named = model.byLabel.get(titleWords(title).join(' '));
  const rest = named === undefined ? 1 : 1 - namedShare;
  const part = rest / sum;
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) * part;
  if (named !== undefined) shares[named] = (shares[named] as number) + namedShare;
  return shares;
}

/** To the power of five eighths: meaning and words say much the same, and their product is surer than it is right. */
const soften = (product: number): number => Math.sqrt(product) * Math.sqrt(Math.sqrt(Math.sqrt(product)));
const least = soften(leastByMeaning * leastByWords);

/** The sum of the rows of a title's features. */
function placeOf(
  { dimensions, rowOf, vacancyRow, features }: OccupationModel,
  title: string,
): Float64Array | undefined {
  const rows = titleFeatures(title)
    .map((feature) => rowOf.find(feature))
    .filter((row) => row >= 0);
  if (rows.length === 0) return undefined;
  const place = new Float64Array(dimensions);
  for (const row of [...rows, vacancyRow]) {
    const scale = features.scales[row] as number;
    for (let d = 0; d < dimensions; d++)
      place[d] = (place[d] as number) + (features.values[row * dimensions + d] as number) * scale;
  }
  const length = Math.sqrt(rows.length + 1);
  for (let d = 0; d < dimensions; d++) place[d] = (place[d] as number) / length;
  return place;
}

/** How likely each of some answers is, together 1. */
function sharesOf(
  { dimensions }: OccupationModel,
  { scales, values, biases }: OccupationModel['groups'],
  text: Float64Array,
  among: Uint16Array,
): Float64Array {
  const shares = new Float64Array(among.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < among.length; at++) {
    const row = among[at] as number;
    const from = row * dimensions;
    let product = 0;
    for (let d = 0; d < dimensions; d++) product += (text[d] as number) * (values[from + d] as number);
    const score = (product * (scales[row] as number) + (biases[row] as number)) * sharpness;
    shares[at] = score;
    if (score > most) most = score;
  }
  let sum = 0;
  for (let at = 0; at < shares.length; at++) {
    shares[at] = exponential(Math.round(((shares[at] as number) - most) * unit));
    sum += shares[at] as number;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) / sum;
  return shares;
}

/** What the title's words and pairs of words were seen with, each weighed by how much it tells. */
function sharesByWords({ words, occupations: { length } }: OccupationModel, title: string): Float64Array {
  const found = new Float64Array(length);
  let all = 0;
  for (const part of titleParts(title)) {
    const known = words.get(part);
    if (!known) continue;
    const { weight, occupations, shares } = known;
    all += weight;
    for (let at = 0; at < occupations.length; at++) {
      const occupation = occupations[at] as number;
      found[occupation] = (found[occupation] as number) + (weight * (shares[at] as number)) / 255;
    }
  }
  if (all > 0) for (let at = 0; at < length; at++) found[at] = (found[at] as number) / all;
  return found;
}
