import { readFileSync } from 'node:fs';
import { classifyTitle } from '../../src/titles/classify-title.ts';
import { type OccupationFile, readOccupationModel } from '../../src/titles/occupation-model.ts';
import { isForTuning, isHeldOutTitle, readEscoOccupations, readVacancies } from './read-titles.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** How a model does on the fifth that it has not learned from, and how often its shares are right. */
export function judgeTuning(data: string, file: string): void {
  const model = readOccupationModel(JSON.parse(readFileSync(file, 'utf8')) as OccupationFile);
  const titles = readVacancies(data, readEscoOccupations(data)).filter(
    ({ title }) => !isHeldOutTitle(title) && isForTuning(title),
  );
  const judged = titles.map(({ title, occupation }) => {
    const shares = classifyTitle(model, title) ?? new Float64Array(model.occupations.length);
    const rank = shares.filter((share) => share > (shares[occupation] ?? 0)).length + 1;
    return { rank, share: shares.reduce((a, b) => Math.max(a, b), 0) };
  });
  const mean = (values: readonly number[]): string =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  const figures = (of: typeof judged): string =>
    `${of.length} titles: first right ${mean(of.map(({ rank }) => (rank === 1 ? 1 : 0)))}, mean share ${mean(of.map(({ share }) => share))}`;
  say(`MRR ${mean(judged.map(({ rank }) => 1 / rank))}`);
  say(`all ${figures(judged)}`);
  for (const [tenth, own] of [...Map.groupBy(judged, ({ share }) => Math.floor(share * 10))].sort(
    (a, b) => a[0] - b[0],
  ))
    say(`shares from .${tenth}: ${figures(own)}`);
}
