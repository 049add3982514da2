import { writeFileSync } from 'node:fs';
import { unit } from '../../src/skills/exponential.ts';
import { spanKinds, weightsPerFeature } from '../../src/skills/tagger-model.ts';
import { ByteWriter } from './byte-writer.ts';
import { perFeature } from './crf.ts';
import { crossValidate } from './cross-validate.ts';
import { readSkillSpan } from './read-spans.ts';
import { readKnowledge, sentenceFeatures, type TrainedTagger, trainTagger } from './tagger-training.ts';

/**
 * Trains the tagger of skills: node packages/engine/training/skills/train.ts <folder of the data> [file to write | --validate]
 * Two linear chains over the same features, one for skills and one for knowledge. A few minutes on one core, fixed seeds, the same bytes
 * each time. Words are kept as hashes.
 */
const attribution =
  'Trained on SkillSpan (MIT) and a soft-skill set (MIT); with names from the ESCO classification of the European Commission and the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under CC BY 4.0. Modified.';
/** Whole numbers of this many 64ths. */
const scale = 2;
/** Features whose largest weight is below this (in whole numbers) are left out. */
const leastWeight = 4;
/** In hundredths, for each kind in order: where F1 is highest in cross-validation. */
const thresholds = [15, 20];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const toWhole = (weight: number): number => Math.max(-127, Math.min(127, Math.round((weight * unit) / scale)));

function quantise({ numbers, weights }: TrainedTagger): { feature: number; row: number[] }[] {
  return [...numbers].flatMap(([feature, at]) => {
    const row = spanKinds.flatMap((kind) =>
      Array.from({ length: perFeature }, (_, of) => toWhole(weights[kind].features[at * perFeature + of] ?? 0)),
    );
    return row.some((value) => Math.abs(value) >= leastWeight) ? [{ feature, row }] : [];
  });
}

function train(data: string, file: string): void {
  const started = performance.now();
  const sentences = readSkillSpan(data, 'train');
  const { knowledge, lists, classes } = readKnowledge(data);
  const trained = trainTagger(sentences, sentenceFeatures(sentences, knowledge));
  const kept = quantise(trained);
  const words = [...classes].sort((a, b) => a[0] - b[0]);
  const writer = new ByteWriter();
  writer.uint32s([lists.length, words.length, kept.length, scale, ...thresholds]);
  writer.uint32s(lists.map(({ size }) => size));
  for (const list of lists) writer.uint32s([...list].sort((a, b) => a - b));
  writer.uint32s(words.map(([word]) => word));
  writer.uint8s(words.map(([, own]) => own >>> 16));
  writer.uint16s(words.map(([, own]) => own & 0xffff));
  writer.uint32s(kept.map(({ feature }) => feature));
  writer.int8s(kept.flatMap(({ row }) => row));
  for (const kind of spanKinds)
    writer.uint32s([...trained.weights[kind].steps].map((value) => Math.round(value * unit) >>> 0));
  writeFileSync(file, `${JSON.stringify({ attribution, base64: writer.toBase64() })}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(
    `${kept.length} of ${trained.numbers.size} features, ${weightsPerFeature} weights each; ${(writer.length / 1e6).toFixed(2)} MB, ${seconds} s`,
  );
}

const [data, file = new URL('../../models/skill-tagger.json', import.meta.url).pathname] = process.argv.slice(2);
if (data && file === '--validate') crossValidate(data);
else if (data) train(data, file);
else say('Usage: node packages/engine/training/skills/train.ts <folder of the data> [file to write | --validate]');
