import { titleParts } from '../../src/titles/title-features.ts';
import type { EscoOccupation, TitleExample } from './read-titles.ts';

export interface WordEntry {
  readonly feature: number;
  /** How much it tells, 1 to 255: rare ones more. */
  readonly weight: number;
  /** The occupations whose titles have it most, and their shares in 255ths. */
  readonly occupations: readonly { readonly at: number; readonly share: number }[];
}

/** A label counts this much of a vacancy's title: there are many, and most of them are never advertised. */
const labelCount = 0.1;
const leastTitles = 2;
const mostOccupations = 16;

/** For each word and each two side by side, the occupations of the titles that have them. */
export function countWords(vacancies: readonly TitleExample[], esco: readonly EscoOccupation[]): WordEntry[] {
  const titles = [
    ...vacancies.map(({ title, occupation }) => ({ title, occupation, count: 1 })),
    ...esco.flatMap(({ labels }, occupation) => labels.map((title) => ({ title, occupation, count: labelCount }))),
  ];
  const counts = new Map<number, { titles: number; occupations: Map<number, number> }>();
  for (const { title, occupation, count } of titles) {
    for (const feature of titleParts(title)) {
      const own = counts.get(feature) ?? { titles: 0, occupations: new Map<number, number>() };
      own.titles += 1;
      own.occupations.set(occupation, (own.occupations.get(occupation) ?? 0) + count);
      counts.set(feature, own);
    }
  }
  return [...counts]
    .filter(([, own]) => own.titles >= leastTitles)
    .sort((a, b) => a[0] - b[0])
    .map(([feature, own]) => toEntry(feature, own, titles.length));
}

function toEntry(
  feature: number,
  { titles, occupations }: { titles: number; occupations: ReadonlyMap<number, number> },
  all: number,
): WordEntry {
  const sum = [...occupations.values()].reduce((a, b) => a + b, 0);
  const rarity = (Math.log((all + 1) / (titles + 1)) + 1) ** 2;
  const shares = [...occupations]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostOccupations)
    .map(([at, count]) => ({ at, share: Math.max(1, Math.round((255 * count) / sum)) }));
  return { feature, weight: Math.max(1, Math.round((rarity * sum) / (sum + 1))), occupations: shares };
}
