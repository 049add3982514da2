import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lineKey, readJudgedLabels } from '../training/reader/judged/read-labels.ts';
import { say } from '../training/say.ts';
import { linesToJudge } from './lines-to-judge.ts';
import { readLabelledCvs } from './scoring-dev-cvs.ts';

/**
 * Usage: write-judged-input.ts DATA_DIR OUT.json.gz
 *
 * Brings the labels, which hold no line of a CV, together with the CVs of the data's folder, for train.py. A line that the engine cuts
 * otherwise today than when it was judged is left out.
 */
const [data, out] = process.argv.slice(2);
if (!data || !out) throw new Error('Usage: write-judged-input.ts DATA_DIR OUT.json.gz');
const cvs = new Map(readLabelledCvs(data).map(({ id, scoring }) => [id, linesToJudge(scoring)]));
let found = 0;
let lost = 0;
const judged = readJudgedLabels().map(({ cv, trade, lines, asked }) => {
  const known = new Map((cvs.get(cv) ?? []).map((line) => [lineKey(line.line), line]));
  const kept = lines.split(' ').map((key) => known.get(key));
  found += kept.filter((line) => line !== undefined).length;
  lost += kept.filter((line) => line === undefined).length;
  const gone = kept.flatMap((line, at) => (line ? [] : at + 1));
  const places = (from: readonly number[] = []) => from.map((at) => at + 1);
  return {
    id: cv,
    lines: kept.map((line) => line ?? { section: 'other', title: null, line: '' }),
    asked: asked.map(({ requirement, met, partly, debatable }) => ({
      requirement,
      trade,
      met: places(met),
      partly: places(partly),
      left_out: [...places(debatable), ...gone],
    })),
  };
});
writeFileSync(out, gzipSync(JSON.stringify(judged)));
say(`${judged.length} CVs, ${found} lines found, ${lost} not`);
