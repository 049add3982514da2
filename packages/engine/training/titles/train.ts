import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { titleFeatures } from '../../src/titles/title-features.ts';
import { ByteWriter } from '../skills/byte-writer.ts';
import { type FactorModel, type FactorOptions, type Task, trainFactors } from './factor-model.ts';
import { shortForms, usualNames } from './occupation-names.ts';
import {
  type EscoOccupation,
  isForTuning,
  isHeldOutTitle,
  type OnetOccupation,
  readEscoOccupations,
  readOnetOccupations,
  readVacancies,
  type TitleExample,
} from './read-titles.ts';
import { judgeTuning } from './tune.ts';
import { countWords } from './word-table.ts';

/**
 * Trains the model of titles: node packages/engine/training/titles/train.ts <folder of the data> [file to write] [--tune]
 * A title answers two questions: which ISCO group, and which of its ESCO occupations. O*NET's titles ask a third, which
 * teaches what words mean and is not kept. Beside it, a table of the occupations whose titles have each word. With --tune a fifth of what it learns from is left out and judged.
 */
const options: FactorOptions = { dimensions: 64, epochs: 5, rate: 0.1, dropout: 0.3, seed: 20_261_115 };
/** Features in fewer titles are left out. */
const leastTitles = 12;
/** How often an epoch sees each vacancy, and which share of O*NET's titles it sees. */
const vacancyRounds = 2;
const onetShare = 0.2;
const attribution =
  'Derived from the ESCO classification of the European Commission and from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under CC BY 4.0. Modified.';

const [groupHead, occupationHead, onetHead] = [0, 1, 2];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const groupCode = ({ code }: EscoOccupation): string => code.slice(0, 4);

interface Data {
  readonly esco: readonly EscoOccupation[];
  readonly onet: readonly OnetOccupation[];
  readonly vacancies: readonly TitleExample[];
  readonly groups: readonly string[];
  readonly groupOf: readonly number[];
}

function read(folder: string, isTuning: boolean): Data {
  const esco = readEscoOccupations(folder);
  const groups = [...new Set(esco.map(groupCode))];
  return {
    esco,
    onet: readOnetOccupations(folder),
    vacancies: readVacancies(folder, esco).filter(
      ({ title }) => !isHeldOutTitle(title) && !(isTuning && isForTuning(title)),
    ),
    groups,
    groupOf: esco.map((occupation) => groups.indexOf(groupCode(occupation))),
  };
}

/** Features that enough titles have, and what stands for "this is a vacancy" behind them. */
function numberFeatures({ esco, onet, vacancies }: Data): Map<number, number> {
  const counts = new Map<number, number>();
  const titles = [
    ...vacancies.map(({ title }) => title),
    ...esco.flatMap(({ labels }) => labels),
    ...onet.flatMap((occupation) => occupation.titles),
  ];
  for (const title of titles)
    for (const feature of titleFeatures(title)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= leastTitles).map(([feature]) => feature);
  return new Map(kept.sort((a, b) => a - b).map((feature, at) => [feature, at]));
}

function makeTasks({ esco, onet, vacancies, groups, groupOf }: Data, numbers: ReadonlyMap<number, number>) {
  const members = groups.map((_, group) => Int32Array.from(groupOf.flatMap((own, at) => (own === group ? [at] : []))));
  const isVacancy = numbers.size;
  const featuresOf = (title: string, ...more: number[]) =>
    Int32Array.from([...titleFeatures(title).flatMap((feature) => numbers.get(feature) ?? []), ...more]);
  const task = (features: Int32Array, occupation: number): Task => {
    const group = groupOf[occupation] ?? 0;
    return {
      features,
      asks: [
        { head: groupHead, right: group },
        { head: occupationHead, among: members[group], right: occupation },
      ],
    };
  };
  return {
    vacancies: vacancies.map(({ title, occupation }) => task(featuresOf(title, isVacancy), occupation)),
    labels: esco.flatMap(({ labels }, at) => labels.map((label) => task(featuresOf(label), at))),
    onet: onet.flatMap(({ titles }, right) =>
      titles.map((title): Task => ({ features: featuresOf(title), asks: [{ head: onetHead, right }] })),
    ),
  };
}

/** Bytes of a table: the scale of each row, then its numbers in 127ths of it. */
function writeRows(writer: ByteWriter, rows: Float32Array, width: number): void {
  const count = rows.length / width;
  const scales = Float32Array.from({ length: count }, (_, row) => {
    const own = rows.subarray(row * width, (row + 1) * width);
    return own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / 127;
  });
  writer.float32s(scales);
  writer.int8s(rows.map((value, at) => Math.round(value / (scales[Math.floor(at / width)] ?? 1))));
}

function write(
  file: string,
  { esco, onet, groups, vacancies }: Data,
  numbers: ReadonlyMap<number, number>,
  model: FactorModel,
): void {
  const writer = new ByteWriter();
  const words = countWords(vacancies, esco);
  writer.uint32s([options.dimensions, numbers.size, groups.length, esco.length, words.length]);
  writer.uint32s(numbers.keys());
  writeRows(writer, model.rows, options.dimensions);
  for (const head of [groupHead, occupationHead]) {
    const { vectors = new Float32Array(), biases = new Float32Array() } = model.heads[head] ?? {};
    writeRows(writer, vectors, options.dimensions);
    writer.float32s(biases);
  }
  writer.uint32s(words.map(({ feature }) => feature));
  writer.uint8s(words.map(({ weight }) => weight));
  writer.uint8s(words.map(({ occupations }) => occupations.length));
  writer.uint16s(words.flatMap(({ occupations }) => occupations.map(({ at }) => at)));
  writer.uint8s(words.flatMap(({ occupations }) => occupations.map(({ share }) => share)));
  const content = {
    attribution,
    occupations: esco.map(({ code, label }) => `${code}\t${label}`),
    names: usualNames(onet).map((names) => names.join('|')),
    shortForms: shortForms(onet).map((pair) => pair.join('\t')),
    base64: writer.toBase64(),
  };
  writeFileSync(file, `${JSON.stringify(content)}\n`);
  const text = JSON.stringify({ ...content, base64: '' }).length;
  say(
    `${numbers.size} features; ${(writer.length / 1e6).toFixed(2)} MB of numbers, ${(text / 1e6).toFixed(2)} MB of names`,
  );
}

const isTuning = process.argv.includes('--tune');
const target = new URL('../../models/occupations.json', import.meta.url).pathname;
const [folder, file = isTuning ? path.join(tmpdir(), 'occupations-tuned.json') : target] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
if (folder) {
  const started = performance.now();
  const data = read(folder, isTuning);
  const numbers = numberFeatures(data);
  const tasks = makeTasks(data, numbers);
  const model = trainFactors(
    numbers.size + 1,
    [data.groups.length, data.esco.length, data.onet.length],
    (epoch, random) => {
      say(`epoch ${epoch + 1} of ${options.epochs}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
      const rounds = Array.from({ length: vacancyRounds }, () => tasks.vacancies).flat();
      return [...rounds, ...tasks.labels, ...tasks.onet.filter(() => random() < onetShare)];
    },
    options,
  );
  write(file, data, numbers, model);
  if (isTuning) judgeTuning(folder, file);
} else say('Usage: node packages/engine/training/titles/train.ts <folder of the data> [file to write] [--tune]');
