import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AiLikelihood } from '../src/authorship/authorship.ts';
import { falseAlarms } from '../src/authorship/human-figures.ts';
import { judgeAuthorship } from '../src/authorship/judge-authorship.ts';
import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { readTxt } from '../src/txt/read-txt.ts';
import { clopperPearson } from '../training/authorship/clopper-pearson.ts';
import { authorshipCvOf, readHumanCvs } from '../training/authorship/human-cvs.ts';
import { say, sayTable } from '../training/say.ts';
import { machineCvs, machineKinds } from './authorship-cvs.ts';
import { readHeldOutPdfs } from './authorship-pdfs.ts';

export const about = 'how often a CV written by a person is called machine-made, and which machine-made ones are told';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
const levels: readonly AiLikelihood[] = ['high', 'medium', 'low', 'unknown'];
const now = new Date(Date.UTC(2026, 0, 1));

const count = (judged: readonly AiLikelihood[], level: AiLikelihood): number =>
  judged.filter((each) => each === level).length;

export async function run(): Promise<void> {
  if (existsSync(data)) await sayHuman();
  else say('The CVs written by people are not there; skipped.');
  sayMachine();
}

async function sayHuman(): Promise<void> {
  const cvs = readHumanCvs(data);
  const judge = (isHeldOut: boolean): AiLikelihood[] =>
    cvs.filter((cv) => cv.isHeldOut === isHeldOut).map((cv) => judgeAuthorship(cv).likelihood);
  const heldOut = judge(true);
  const pdfs = (await readHeldOutPdfs(path.join(data, 'cvs/pdf'))).map((cv) => judgeAuthorship(cv).likelihood);
  say('CVs written by people before 2021\n');
  sayTable(
    ['', 'CVs', ...levels, 'high, 95 %', 'medium, 95 %'],
    [
      ['held out', heldOut],
      ['the same as PDF files', pdfs],
      ['used for counting', judge(false)],
    ].map(([name, judged]) => humanRow(name as string, judged as AiLikelihood[])),
  );
  say('\n  The intervals are exact (Clopper–Pearson).\n');
  const measured = { cvs: heldOut.length, high: count(heldOut, 'high'), medium: count(heldOut, 'medium') };
  const { cvs: all, high, medium } = falseAlarms;
  if (measured.cvs !== all || measured.high !== high || measured.medium !== medium)
    throw new Error(
      `The engine says ${JSON.stringify({ cvs: all, high, medium })} of its false alarms; measured were ` +
        `${JSON.stringify(measured)}. Run training/authorship/train.ts again.`,
    );
  if (high > all / 100) throw new Error('More than one in a hundred CVs written by people are called "high".');
}

function humanRow(name: string, judged: readonly AiLikelihood[]): string[] {
  const interval = (level: AiLikelihood): string => {
    const { from, to } = clopperPearson(count(judged, level), judged.length);
    return `${(from * 100).toFixed(2)}–${(to * 100).toFixed(2)} %`;
  };
  return [
    name,
    String(judged.length),
    ...levels.map((level) => String(count(judged, level))),
    interval('high'),
    interval('medium'),
  ];
}

function sayMachine(): void {
  const judged = machineCvs.map(({ kind, text }) => ({
    kind,
    likelihood: judgeAuthorship(authorshipCvOf(parseCv(readTxt(text), { now }), now)).likelihood,
  }));
  say(`${machineCvs.length} CVs made up in the manner of chat programs (by the author of what is looked for)\n`);
  sayTable(
    ['', ...levels],
    machineKinds.map((kind) => {
      const of = judged.filter((each) => each.kind === kind).map(({ likelihood }) => likelihood);
      return [kind, ...levels.map((level) => String(count(of, level)))];
    }),
  );
}
