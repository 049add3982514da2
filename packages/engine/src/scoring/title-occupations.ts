import { withNeutralRoles } from '../encoder/words.ts';
import { loadOccupations } from '../titles/load-occupations.ts';
import { type LikelyOccupation, likelyOccupations } from '../titles/normalise-title.ts';
import { climb, occupationAgreement, otherOccupation, type Ramp, sureOccupation } from './calibration.ts';
import { type CvPlaces, keptOccupations as kept, postNumbers } from './cv-format.ts';
import type { Scratch } from './scratch.ts';

/**
 * Titles compared by the occupations they mean: "RN" and "staff nurse" are the same work in other words, "software engineer" and
 * "mechanical engineer" other work in the same words.
 */

/** Shares and agreement are counted in these. */
const whole = 1024;

/** How much of one occupation is in another, by how many figures of ESCO's code they share. */
const kinships = [
  [4, 0.5],
  [3, 0.2],
  [2, 0.05],
] as const;

/** Care at home, in a home and on a ward stands in three groups; who does one is asked for in another. */
const CARE = /^(?:532[12]|3412\.4)/u;
const amongCare = 0.2;

export interface OccupationsOfJob {
  /** How far each occupation agrees with those of the job's title. */
  readonly lights: Uint16Array;
  readonly sure: number;
}

const groupOf = (at: number, figures: number): string =>
  loadOccupations().occupations[at]?.code.slice(0, figures) ?? '';

const isCare = (at: number): boolean => CARE.test(loadOccupations().occupations[at]?.code ?? '');

function kinship(a: number, b: number): number {
  if (a === b) return 1;
  const shared = kinships.find(([figures]) => groupOf(a, figures) === groupOf(b, figures))?.[1] ?? 0;
  return shared < amongCare && isCare(a) && isCare(b) ? amongCare : shared;
}

/** A waitress is a waiter, a saleswoman a salesperson. */
const occupationsOf = (title: string): LikelyOccupation[] => likelyOccupations(withNeutralRoles(title));

/** Shares of such a length that a title agrees wholly with itself. */
function sharesOf(likely: readonly LikelyOccupation[]): LikelyOccupation[] {
  let square = 0;
  for (const a of likely) for (const b of likely) square += a.confidence * b.confidence * kinship(a.at, b.at);
  const length = Math.sqrt(square);
  return likely.map(({ at, confidence }) => ({ at, confidence: confidence / length }));
}

/** From 0 to 1: a title that may mean anything says nothing. */
function surenessOf(likely: readonly LikelyOccupation[]): number {
  const all = likely.reduce((sum, { confidence }) => sum + confidence, 0);
  return Math.round(climb(all, sureOccupation) * whole);
}

/** Of a CV's title, for the stored form. */
export function postOf(title: string, line: number): number[] {
  const likely = occupationsOf(title).slice(0, kept);
  if (likely.length === 0) return [];
  const shares = sharesOf(likely).flatMap(({ at, confidence }) => [at, Math.round(confidence * whole)]);
  return [line, surenessOf(likely), ...shares, ...Array.from({ length: (kept - likely.length) * 2 }, () => 0)];
}

export function occupationsOfJob(title: string): OccupationsOfJob {
  const likely = occupationsOf(title).slice(0, kept);
  const shares = sharesOf(likely);
  const { occupations } = loadOccupations();
  const lights = new Uint16Array(occupations.length);
  const near = new Set(shares.map(({ at }) => groupOf(at, 2)));
  const care = shares.some(({ at }) => isCare(at));
  occupations.forEach(({ code }, at) => {
    if (!near.has(code.slice(0, 2)) && !(care && CARE.test(code))) return;
    const light = shares.reduce((sum, { at: own, confidence }) => sum + confidence * kinship(at, own), 0);
    lights[at] = Math.round(light * whole);
  });
  return { lights, sure: surenessOf(likely) };
}

const rampOf = (ramp: Ramp) =>
  Float64Array.from({ length: whole + 1 }, (_, agreement) => climb(agreement / whole, ramp));
const lightOf = rampOf(occupationAgreement);
const leftOf = rampOf(otherOccupation);

/** Of an open CV what is needed here. */
interface OpenTitles {
  readonly marks: Uint16Array;
  readonly places: CvPlaces;
  readonly posts: number;
  readonly scratch: Scratch;
}

/** From here on less is left of a title's likeness than goes unnoticed: it is said to be another occupation … */
const noticed = 0.9;
/** … and what is another occupation is not shown as met. */
const mostOfAnother = 0.49;

/** A title's likeness by words and meaning as far as its occupation allows it, or its occupation. */
export function lightByOccupation({ scratch: { alone, left } }: OpenTitles, line: number, light: number): number {
  const allowed = left[line] as number;
  const byLikeness = light * allowed;
  return Math.max(allowed < noticed && byLikeness > mostOfAnother ? mostOfAnother : byLikeness, alone[line] as number);
}

/** Compares the titles of the open CV with the job's. */
export function compareOccupations(job: OccupationsOfJob, { marks, places, posts, scratch }: OpenTitles): void {
  const { alone, left, compared } = scratch;
  for (let at = 0; at < scratch.comparedCount; at++) {
    const line = compared[at] as number;
    alone[line] = 0;
    left[line] = 1;
  }
  scratch.comparedCount = posts;
  for (let post = 0; post < posts; post++) {
    const from = places.posts / 2 + post * postNumbers;
    const line = marks[from] as number;
    compared[post] = line;
    const sure = ((marks[from + 1] as number) * job.sure) / (whole * whole);
    let sum = 0;
    for (let at = from + 2; at < from + postNumbers; at += 2) {
      sum += (job.lights[marks[at] as number] as number) * (marks[at + 1] as number);
    }
    const agreement = Math.min(whole, sum >> 10);
    alone[line] = (lightOf[agreement] as number) * sure;
    left[line] = 1 - sure * (1 - (leftOf[agreement] as number));
  }
}

const remarkable = 0.5;

/** What a title's occupation did to its likeness, in words; of the CV that was compared last. */
export function remarkOn({ scratch: { alone, left } }: OpenTitles, line: number, title: string): string | undefined {
  const [first] = occupationsOf(title);
  const label = loadOccupations().occupations[first?.at ?? -1]?.label;
  if (!label) return undefined;
  if ((alone[line] as number) >= remarkable && label !== title.toLowerCase()) return `the same kind of work: ${label}`;
  return (left[line] as number) < noticed ? `another occupation: ${label}` : undefined;
}
