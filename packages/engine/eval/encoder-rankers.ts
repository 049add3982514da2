import { readFileSync } from 'node:fs';
import { createEncoder, type Encoder, type TextVector, toUnitLength } from '../src/encoder/encoder.ts';
import type { LineCodes } from '../src/encoder/line-codes.ts';
import { codeWords } from '../src/loops/loops.ts';
import type { Task } from './encoder-tasks.ts';
import { createBm25, createTfIdf, type Ranker } from './scoring-baselines.ts';

const joined = ({ answers }: Task): string[] => answers.map((texts) => texts.join('\n'));

export const bm25For = (task: Task): Ranker => createBm25(joined(task));
export const tfIdfFor = (task: Task): Ranker => createTfIdf(joined(task));

/** By cosine, with the mean of an answer's texts or with the nearest of them. */
export function vectorsFor(task: Task, { encode, dimensions }: Pick<Encoder, 'encode' | 'dimensions'>): Ranker {
  const answers = task.answers.map((texts) => {
    const vectors = texts.flatMap((text) => encode(text) ?? []);
    return task.by === 'nearest' ? vectors : meanOf(vectors, dimensions);
  });
  // One after the other in one array: tens of thousands of names are compared with each question.
  const ends = Int32Array.from(answers, ({ length }) => length);
  for (let at = 1; at < ends.length; at++) ends[at] = (ends[at] as number) + (ends[at - 1] as number);
  const all = new Float32Array((ends.at(-1) ?? 0) * dimensions);
  answers.flat().forEach((vector, at) => {
    all.set(vector, at * dimensions);
  });
  return (question) => {
    const asked = encode(question);
    const scores: number[] = answers.map(() => (asked ? -1 : 0));
    if (!asked) return scores;
    let from = 0;
    ends.forEach((end, answer) => {
      let best = -1;
      for (; from < end * dimensions; from += dimensions) {
        let sum = 0;
        for (let at = 0; at < dimensions; at++) sum += (all[from + at] as number) * (asked[at] as number);
        if (sum > best) best = sum;
      }
      scores[answer] = best;
    });
    return scores;
  };
}

function meanOf(vectors: readonly TextVector[], dimensions: number): TextVector[] {
  const sum = new Float64Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  const mean = toUnitLength(sum);
  return mean ? [mean] : [];
}

interface ReferenceHeader {
  readonly rows: number;
  readonly dim: number;
  readonly vocabBytes: number;
}

/** The encoder that the data's recipe describes, from its own file. */
export function readReference(file: string): Encoder {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(4);
  const header = JSON.parse(bytes.toString('utf8', 8, 8 + headerLength)) as ReferenceHeader;
  const vocabularyAt = 8 + headerLength;
  const scalesAt = vocabularyAt + header.vocabBytes;
  const rowsAt = scalesAt + header.rows * 4;
  return createEncoder({
    dimensions: header.dim,
    vocabulary: bytes.toString('utf8', vocabularyAt, scalesAt).split('\n'),
    scales: Float32Array.from({ length: header.rows }, (_, row) => bytes.readFloatLE(scalesAt + row * 4)),
    rows: Int8Array.from(bytes.subarray(rowsAt, rowsAt + header.rows * header.dim), (byte) => (byte << 24) >> 24),
    codeParts: 0,
    codebookScale: 0,
    codebook: new Int8Array(),
  });
}

/** As the scorer compares: lines in bytes, the question as it is; a CV is the mean likeness of its lines. */
export function codesFor(task: Task, { encode }: Encoder, { codesOf, likenessTo, parts }: LineCodes): Ranker {
  const answers = task.answers.map((texts) =>
    texts.flatMap((text) => {
      const vector = encode(text);
      return vector ? [codesOf(vector)] : [];
    }),
  );
  return (question) => {
    const asked = encode(question);
    if (!asked) return answers.map(() => 0);
    const table = likenessTo(asked);
    return answers.map((lines) => {
      const likeness = lines.map((codes) => {
        let sum = 0;
        for (let part = 0; part < parts; part++) sum += table[part * codeWords + (codes[part] as number)] as number;
        return sum;
      });
      if (likeness.length === 0) return 0;
      return task.by === 'nearest' ? Math.max(...likeness) : likeness.reduce((a, b) => a + b, 0) / likeness.length;
    });
  };
}
