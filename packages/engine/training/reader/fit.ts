import { jobAsking } from '../../eval/job-asking.ts';
import { readJudgedCvs } from '../../eval/judged-cvs.ts';
import { openShippedReader } from '../../eval/open-shipped-reader.ts';
import type { SaidVerdict } from '../../src/reader/verdict.ts';
import { climb, lineLikeness, metFrom, type Ramp, sharedWords } from '../../src/scoring/calibration.ts';
import { isCopy } from '../../src/scoring/copied-lines.ts';
import { claimLine } from '../../src/scoring/cv-format.ts';
import { findSharedWords } from '../../src/scoring/find-words.ts';
import { fullLikeness } from '../../src/scoring/likeness-units.ts';
import { measureLikeness, placeOf } from '../../src/scoring/line-likeness.ts';
import { shownByMeaning, worthFor } from '../../src/scoring/line-worth.ts';
import { openCv } from '../../src/scoring/open-cv.ts';
import { prepareCv } from '../../src/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob, wholeShare } from '../../src/scoring/prepared-job.ts';
import { readMatch } from '../../src/scoring/reading.ts';
import type { ScoringCv } from '../../src/scoring/scoring-input.ts';
import { withWorkspace } from '../../src/scoring/workspace.ts';
import { say } from '../say.ts';

/**
 * Usage: fit.ts DATA_DIR [REQUIREMENTS]
 *
 * The fast scorer learns from the reader: what the reader says of things asked for beside whole CVs that train it (neither those for
 * choosing nor those for testing) is compared with what the fast scorer makes of likeness and shared words. Prints the ramp of likeness
 * that comes nearest, for `calibration.ts`; that of shared words stays, since levels of languages rest on it.
 */
const [data, many = '1500'] = process.argv.slice(2);
if (!data) throw new Error('Usage: fit.ts DATA_DIR [REQUIREMENTS]');

interface Line {
  readonly like: number;
  readonly share: number;
  readonly worth: number;
  readonly shows: number;
}

interface Sample {
  readonly lines: readonly Line[];
  readonly said: number;
}

const credit: Readonly<Record<SaidVerdict, number>> = { met: 1, likely: 0.7, partly: 0.4, no: 0 };

/** What the fast scorer knows of each line for the one thing asked for. */
function linesFor(job: PreparedJob, item: number, cv: ScoringCv): Line[] {
  return withWorkspace((workspace) => {
    const open = openCv(workspace, prepareCv(cv));
    measureLikeness(job, open);
    const shares = new Map<number, number>();
    findSharedWords(job, open, (of, line, share) => {
      if (of === item && line !== claimLine) shares.set(line, Math.max(shares.get(line) ?? 0, share / wholeShare));
    });
    return Array.from({ length: open.lines }, (_, line) => line)
      .filter((line) => !isCopy(job, open, line))
      .map((line) => ({
        like: line < open.sentences ? (open.shorts[placeOf(open, item + 1, line)] as number) / fullLikeness : 0,
        share: shares.get(line) ?? 0,
        worth: worthFor(job, open, item, line),
        shows: shownByMeaning(job, item, line < open.titlesEnd),
      }));
  });
}

const metBy = (lines: readonly Line[], ramp: Ramp): number =>
  Math.max(
    0,
    ...lines.map(({ like, share, worth, shows }) => {
      const byMeaning = climb(like, ramp) * shows;
      return (1 - (1 - byMeaning) * (1 - climb(share, sharedWords))) * worth;
    }),
  );

/** How far both are apart, and how often only one of them ticks it. */
function figuresOf(samples: readonly Sample[], ramp: Ramp): { error: number; differ: number } {
  let [error, differ] = [0, 0];
  for (const { lines, said } of samples) {
    const met = metBy(lines, ramp);
    error += (met - said) ** 2;
    differ += met >= metFrom === said >= metFrom ? 0 : 1;
  }
  return { error: error / samples.length, differ: differ / samples.length };
}

/** The same numbers each time. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function nearest(samples: readonly Sample[]): Ramp {
  const chance = chanceOf(7);
  const lossOf = (ramp: Ramp) => {
    const { error, differ } = figuresOf(samples, ramp);
    return error + 0.12 * differ;
  };
  let best: Ramp = lineLikeness;
  let least = lossOf(best);
  for (let turn = 0; turn < 600; turn++) {
    const moved = Math.floor(chance() * best.length);
    const [right, up] = [(chance() - 0.5) * 0.1, moved === 0 ? 0 : (chance() - 0.5) * 0.1];
    const ramp: Ramp = best.map((point, at) => (at === moved ? [point[0] + right, point[1] + up] : point));
    const climbs = ramp.every(([value, light], at) => {
      const [before, below] = ramp[at - 1] ?? [0.149, 0];
      return value > before && light >= below && light <= 1;
    });
    const loss = climbs ? lossOf(ramp) : least;
    if (loss < least) [best, least] = [ramp, loss];
  }
  return best;
}

const judge = await openShippedReader();
const samples: Sample[] = [];
const pool = readJudgedCvs(data, 'train');
const step = Math.max(1, Math.floor(pool.length / Number(many)));
for (const judged of pool.filter((_, at) => at % step === 0)) {
  const job = prepareJob(jobAsking(judged));
  const { reading } = await readMatch(job, judged.scoring, judge);
  const read = reading.find(({ item }) => item > 0);
  if (read && read.item < job.firstSkill)
    samples.push({ lines: linesFor(job, read.item, judged.scoring), said: credit[read.verdict] });
}
const told = (ramp: Ramp) => {
  const { error, differ } = figuresOf(samples, ramp);
  return `error ${error.toFixed(4)}, another tick in ${(100 * differ).toFixed(1)} %`;
};
say(`${samples.length} things asked for; as it is: ${told(lineLikeness)}`);
const ramp = nearest(samples);
say(`nearest: ${told(ramp)}: ${JSON.stringify(ramp.map(([value, light]) => [+value.toFixed(2), +light.toFixed(2)]))}`);
process.exit(0);
