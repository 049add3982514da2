import { existsSync } from 'node:fs';
import path from 'node:path';
import { say, sayTable } from '../training/say.ts';
import { bootstrap } from './scoring-metrics.ts';
import { isNewTitle, judgeNonsense, judgeTitles, readTitleData } from './titles.ts';

export const about = 'titles of vacancies that nothing was trained or tuned on, brought to ESCO’s occupations';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

const show = (values: readonly number[]): string[] => {
  const { mean, low, high } = bootstrap(values, 1000);
  return [mean.toFixed(3), `${low.toFixed(3)}–${high.toFixed(3)}`];
};

export async function run(): Promise<void> {
  if (!existsSync(data)) {
    say('The labelled titles are not there; skipped.');
    return;
  }
  const titles = readTitleData(data);
  const judged = judgeTitles(titles);
  const isNew = isNewTitle(titles);
  say(`${titles.heldOut.length} titles of vacancies, ${titles.esco.length} occupations\n`);
  sayTable(
    ['method', 'MRR', '95 %', 'first right', 'new words only: MRR', '95 %'],
    judged.map(({ name, ranks }) => {
      const reciprocal = ranks.map((rank) => 1 / rank);
      const first = ranks.filter((rank) => rank === 1).length / ranks.length;
      return [name, ...show(reciprocal), first.toFixed(3), ...show(reciprocal.filter((_, at) => isNew[at]))];
    }),
  );
  const model = judged.at(-1)?.ranks ?? [];
  const nearest = judged.at(-2)?.ranks ?? [];
  say(`\n  model minus nearest title: ${show(model.map((rank, at) => 1 / rank - 1 / (nearest[at] ?? 1))).join(' ')}`);
  const { given, right, confidence, nonsense, titlesASecond } = judgeNonsense(titles);
  say(
    `  an answer is given for ${percent(given)} of the titles; the first is right for ${percent(right)} of these, at a mean confidence of ${percent(confidence)}`,
  );
  for (const [name, share] of nonsense) say(`  an answer is given for ${percent(share)} of ${name}`);
  say(`  ${Math.round(titlesASecond)} titles a second of one core`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
