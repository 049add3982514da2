import { writeFileSync } from 'node:fs';
import { cosine, createEncoder } from '../../src/encoder/encoder.ts';
import { type EncoderModel, writeModel } from '../../src/encoder/model-file.ts';
import { trainCodeBook } from './code-book.ts';
import { trainRows } from './contrastive-training.ts';
import { type EscoOccupation, readEscoOccupations, readEscoSkills } from './esco-texts.ts';
import { latentSemantics, toMeanLength } from './latent-semantics.ts';
import { createRandom } from './random.ts';
import { gatesOf, toModel } from './rows.ts';
import { everyEigenPair } from './symmetric-eigen.ts';
import { vocabularyOf } from './token-bags.ts';
import { createBatches } from './training-batches.ts';
import {
  isHeldOut,
  type Occupation,
  readDevCvs,
  readOccupations,
  readProducts,
  readRelated,
} from './training-texts.ts';
import { makeUnits } from './training-units.ts';

/**
 * Trains the encoder: node packages/engine/training/encoder/train.ts <folder of the data> [file to write]
 * Latent semantics of O*NET's and ESCO's occupations give the start; words that most CVs use weigh less (the gate); then texts that
 * mean the same are brought near each other. Minutes on one core.
 */
const dimensions = 192;
/** Bytes by which a line is compared. */
const codeParts = 32;
const seed = 20_261_115;
/** ESCO's texts are short and many: each counts half. */
const escoWeight = 0.5;
/** Rare words start with long vectors, which drown the others of a short text. */
const lengthPower = 0.5;
const attribution =
  'Derived from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under CC BY 4.0, and from the ESCO classification of the European Commission. Modified.';

const started = performance.now();
const say = (line: string): void => {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}\n`);
};

const onetText = ({ title, description, tasks, titles, technologies }: Occupation): string =>
  [title, description, ...tasks, ...new Set(titles), ...new Set(technologies)].join('\n');

const escoText = ({ title, description, labels }: EscoOccupation): string => [title, description, ...labels].join('\n');

/** The lengths and kinds of text that lines of CVs and of adverts have. */
function sampleLines(occupations: readonly Occupation[], esco: readonly EscoOccupation[]): string[] {
  const sentences = (text: string): string[] => text.split(/(?<=[.;])\s+/);
  return [
    ...occupations.flatMap(({ title, description, tasks, titles }) => [
      title,
      ...sentences(description),
      ...tasks,
      ...titles.slice(0, 4),
    ]),
    ...esco.flatMap(({ title, description }) => [title, ...sentences(description)]),
  ];
}

/** Turned so that the first dimensions are those in which lines of text differ most; angles stay as they are. */
function turn(vectors: readonly Float64Array[], lines: readonly Float64Array[]): Float64Array[] {
  const values = new Float64Array(dimensions * dimensions);
  for (const line of lines) {
    for (let a = 0; a < dimensions; a++) {
      for (let b = 0; b < dimensions; b++) {
        const at = a * dimensions + b;
        values[at] = (values[at] as number) + (line[a] as number) * (line[b] as number);
      }
    }
  }
  const axes = everyEigenPair({ size: dimensions, values }).vectors;
  return vectors.map((vector) => Float64Array.from(axes, (axis) => cosine(axis, vector)));
}

function train(data: string, file: string): void {
  const occupations = readOccupations(data);
  const esco = readEscoOccupations(data).filter(({ isQuestion }) => !isQuestion);
  const skills = readEscoSkills(data).filter(({ fold }) => fold === 'training');
  const onetTexts = occupations.map(onetText);
  const escoTexts = esco.map(escoText);
  const skillTexts = skills.map(({ name, labels }) => [name, ...labels].join('\n'));
  const vocabulary = vocabularyOf([...onetTexts, ...escoTexts, ...skillTexts], { wordsIn: 2, pairsIn: 8 });
  say(`${vocabulary.length} tokens, ${dimensions} dimensions`);

  const random = createRandom(seed);
  const texts = [
    ...onetTexts.map((text) => ({ text, weight: 1 })),
    ...escoTexts.map((text) => ({ text, weight: escoWeight })),
  ];
  const start = toMeanLength(latentSemantics(texts, vocabulary, dimensions, seed), lengthPower).map((vector) =>
    vector.some((value) => value !== 0) ? vector : vector.map(() => (random() - 0.5) * 0.07),
  );
  say('latent semantics');

  const cvs = readDevCvs(data).filter(({ id }) => !isHeldOut(id));
  const gates = gatesOf(
    vocabulary,
    cvs.map(({ text }) => text),
  );
  const units = makeUnits(vocabulary, occupations, esco, skills, readProducts(data));
  const batches = createBatches(units, readRelated(data, occupations), random);
  const trained = trainRows(start, gates, batches, random, (step, losses) => {
    if (step % 25 === 0) say(`step ${step}: ${losses.map((loss) => loss.toFixed(3)).join(', ')}`);
  });

  const samples = sampleLines(occupations, esco);
  const encode = (of: EncoderModel): Float64Array[] => {
    const encoder = createEncoder(of);
    return samples.flatMap((line) => encoder.encode(line) ?? []);
  };
  const model = toModel(vocabulary, turn(trained, encode(toModel(vocabulary, trained))));
  const lines = encode(model);
  const book = trainCodeBook(lines, codeParts, seed);
  const bytes = writeModel({ ...model, codeParts, codebookScale: book.scale, codebook: book.values }, attribution);
  writeFileSync(file, `${JSON.stringify({ base64: Buffer.from(bytes).toString('base64') })}\n`);
  say(`${(bytes.length / 1e6).toFixed(2)} MB, ${lines.length} lines`);
}

const [data, file = new URL('../../models/encoder.json', import.meta.url).pathname] = process.argv.slice(2);
if (data) train(data, file);
else say('Usage: node packages/engine/training/encoder/train.ts <folder of the data> [file to write]');
