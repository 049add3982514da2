import { existsSync } from 'node:fs';
import path from 'node:path';
import { spanKinds } from '../src/skills/tagger-model.ts';
import { say, sayTable } from '../training/say.ts';
import { type CountsOfDocument, differenceOfF1, intervalOfF1, judgeSkills, skillMethods } from './skills.ts';

export const about =
  'spans of skills and of knowledge in job adverts that nothing was trained or tuned on, and how fast they are found';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

export async function run(): Promise<void> {
  if (!existsSync(data)) {
    say('The labelled sentences are not there; skipped.');
    return;
  }
  const methods = skillMethods(data);
  const judged = methods.map(({ name, tag }) => ({ name, ...judgeSkills(data, tag) }));
  for (const kind of spanKinds) {
    say(`${kind}, exact spans\n`);
    sayTable(
      ['method', 'precision', 'recall', 'F1', '95 %'],
      [
        ...judged.map(({ name, counts }) => rowOf(name, counts[kind])),
        ['averaged perceptron, elsewhere (data’s page)', '', '', kind === 'skill' ? '.22' : '.555', ''],
      ],
    );
    const [perceptron, tagger] = judged.slice(-2);
    if (perceptron && tagger) {
      const { mean, low, high } = differenceOfF1(tagger.counts[kind], perceptron.counts[kind]);
      say(`\n  tagger minus perceptron: ${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})\n`);
    }
  }
  for (const { name, sentencesASecond } of judged)
    say(`  ${name}: ${Math.round(sentencesASecond)} sentences a second of one core`);
}

function rowOf(name: string, documents: readonly CountsOfDocument[]): string[] {
  const { precision, recall, f1, low, high } = intervalOfF1(documents);
  return [name, ...[precision, recall, f1].map((value) => value.toFixed(3)), `${low.toFixed(3)}–${high.toFixed(3)}`];
}
