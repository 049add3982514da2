import { writeFileSync } from 'node:fs';
import { cosine, createEncoder } from '../../src/encoder/encoder.ts';
import { codeWords, type EncoderModel, writeModel } from '../../src/encoder/model-file.ts';
import { trainCodeBook } from './code-book.ts';
import { documentFrequencies, latentSemantics } from './latent-semantics.ts';
import { everyEigenPair } from './symmetric-eigen.ts';
import { isHeldOut, type Occupation, readDevCvs, readOccupations } from './training-texts.ts';

/**
 * Trains the encoder: node packages/engine/training/encoder/train.ts <folder of the data> [file to write]
 * Latent semantics of O*NET's occupations; words that most CVs use weigh less (the gate). Minutes on one core.
 */
const dimensions = 192;
/** Lines are compared by a byte for every four dimensions. */
const codeParts = 48;
const seed = 20_261_115;
const attribution =
  'Derived from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under CC BY 4.0. Modified.';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function documentOf({ title, description, tasks, titles }: Occupation): string {
  return [title, description, ...tasks, ...titles].join('\n');
}

/** A word in nearly every CV tells little about any; one in few tells much, up to a limit. */
function gateOf(frequency: number, count: number): number {
  return Math.min(6, Math.max(0.2, Math.log((count + 1) / (frequency + 1)))) ** 0.8;
}

function toModel(vocabulary: readonly string[], vectors: readonly Float64Array[]): EncoderModel {
  const rows = new Int8Array(vocabulary.length * dimensions);
  const scales = new Float32Array(vocabulary.length);
  vectors.forEach((vector, row) => {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    scales[row] = largest / 127;
    vector.forEach((value, at) => {
      rows[row * dimensions + at] = Math.round((value / largest) * 127);
    });
  });
  const codebook = new Int8Array(codeWords * dimensions);
  return { dimensions, vocabulary, scales, rows, codeParts, codebookScale: 1, codebook };
}

/** The lengths and kinds of text that lines of CVs and of adverts have. */
function sampleLines(occupations: readonly Occupation[]): string[] {
  return occupations.flatMap(({ title, description, tasks, titles }) => [
    title,
    ...description.split(/(?<=[.;])\s+/),
    ...tasks,
    ...titles.slice(0, 4),
  ]);
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
  const started = performance.now();
  const occupations = readOccupations(data);
  const cvs = readDevCvs(data).filter(({ id }) => !isHeldOut(id));
  const frequencies = documentFrequencies(cvs.map(({ text }) => text));
  const lsa = latentSemantics(occupations.map(documentOf), dimensions, { wordsIn: 2, pairsIn: 8 }, seed);
  say(`${lsa.vocabulary.length} tokens, ${dimensions} dimensions`);
  lsa.vectors.forEach((vector, at) => {
    const gate = gateOf(frequencies.get(lsa.vocabulary[at] ?? '') ?? 0, cvs.length);
    for (let d = 0; d < dimensions; d++) vector[d] = (vector[d] as number) * gate;
  });
  const encode = (of: EncoderModel): Float64Array[] => {
    const encoder = createEncoder(of);
    return sampleLines(occupations).flatMap((line) => encoder.encode(line) ?? []);
  };
  const model = toModel(lsa.vocabulary, turn(lsa.vectors, encode(toModel(lsa.vocabulary, lsa.vectors))));
  const lines = encode(model);
  const book = trainCodeBook(lines, codeParts, seed);
  const bytes = writeModel({ ...model, codebookScale: book.scale, codebook: book.values }, attribution);
  writeFileSync(file, `${JSON.stringify({ base64: Buffer.from(bytes).toString('base64') })}\n`);
  say(
    `${(bytes.length / 1e6).toFixed(2)} MB, ${lines.length} lines, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

const [data, file = new URL('../../models/encoder.json', import.meta.url).pathname] = process.argv.slice(2);
if (data) train(data, file);
else say('Usage: node packages/engine/training/encoder/train.ts <folder of the data> [file to write]');
