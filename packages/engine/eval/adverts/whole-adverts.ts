import { parseJobDescription } from '../../src/job/parse-job-description.ts';
import { readTxt } from '../../src/txt/read-txt.ts';
import { say, sayTable } from '../../training/say.ts';
import {
  compareField,
  compareList,
  compareSkills,
  type ListComparison,
  wholeFields,
  wholeLists,
} from './compare-whole-adverts.ts';
import { readWholeAdverts } from './read-whole-adverts.ts';

const halves = [
  ['for mending', 'whole-tuned.txt'],
  ['for testing only', 'whole-held-out.txt'],
] as const;

/** Thirty adverts in the forms employers use, of thirty trades: every field of the form that they should fill. */
export function sayWholeAdverts(): void {
  const fields: string[][] = [];
  const lists: string[][] = [];
  for (const [half, file] of halves) {
    const read = readWholeAdverts(file).map((advert) => ({ advert, job: parseJobDescription(readTxt(advert.text)) }));
    // What is for testing only is counted, not shown.
    const tell = half === 'for mending' ? say : () => undefined;
    for (const field of wholeFields) {
      const compared = read.map(({ advert, job }) => ({ trade: advert.trade, ...compareField(job, advert, field) }));
      const count = (outcome: string) => String(compared.filter((one) => one.outcome === outcome).length);
      fields.push([half, field, count('right'), count('wrong'), count('missing')]);
      for (const { trade, outcome, value } of compared)
        if (outcome !== 'right') tell(`  ${trade}, ${field}, ${outcome}: ${value.slice(0, 160)}`);
    }
    for (const list of [...wholeLists, 'skills'] as const) {
      const compared = read.map(({ advert, job }) => ({
        trade: advert.trade,
        ...(list === 'skills' ? compareSkills(job, advert) : compareList(job, advert, list)),
      }));
      lists.push([half, list, ...countList(compared)]);
      for (const { trade, missed, wrong } of compared) {
        for (const item of missed) tell(`  ${trade}, ${list}, missed: ${item}`);
        for (const { text, is } of wrong) tell(`  ${trade}, ${list}, ${is}: ${text}`);
      }
    }
  }
  sayTable(['', '', 'right', 'wrong', 'missing'], fields);
  sayTable(['', '', 'marked', 'right', 'precision', 'recall', 'cut', 'joined', 'of another list', 'none'], lists);
}

function countList(compared: readonly ListComparison[]): string[] {
  const sum = (of: (one: ListComparison) => number) => compared.reduce((all, one) => all + of(one), 0);
  const [marked, found] = [sum((one) => one.marked), sum((one) => one.found)];
  const right = marked - sum((one) => one.missed.length);
  const wrong = compared.flatMap((one) => one.wrong.map(({ is }) => is));
  const of = (...kinds: string[]) => wrong.filter((is) => kinds.includes(is)).length;
  const others = wrong.length - of('cut', 'joined', 'talk', 'no skill');
  const share = (part: number, all: number) => (part / Math.max(1, all)).toFixed(3);
  return [
    ...[String(marked), String(right), share(found - wrong.length, found), share(right, marked)],
    ...[of('cut'), of('joined'), others, of('talk', 'no skill')].map(String),
  ];
}
