import { fullLikeness } from './likeness-units.ts';
import type { EvidenceKind } from './scoring-input.ts';

/**
 * The figures that turn likeness into light. They were set on one half of the labelled CVs (see docs/engine.md) so that
 * 65 separates people of an occupation from the rest; the other half only measured them.
 */
export type Ramp = readonly (readonly [value: number, light: number])[];

/** The light of a value on a ramp: straight between its points, level outside them. */
export function climb(value: number, ramp: Ramp): number {
  let [before, below] = ramp[0] ?? [0, 0];
  if (value <= before) return below;
  for (let at = 1; at < ramp.length; at++) {
    const [here, light] = ramp[at] as readonly [number, number];
    if (value < here) return below + ((value - before) / (here - before)) * (light - below);
    before = here;
    below = light;
  }
  return below;
}

const steps = 1024;
const perStep = 3;

/** A ramp for likeness as a whole number: a thousand steps, since it is climbed a hundred times a pair. */
export function likenessRamp(ramp: Ramp): (likeness: number) => number {
  const lights = Float64Array.from({ length: steps + 1 }, (_, at) => climb(at / steps, ramp));
  return (likeness) => {
    const step = likeness >> perStep;
    return lights[step <= 0 ? 0 : step >= steps ? steps : step] as number;
  };
}

/** From which likeness on a ramp gives so much light. */
export function likenessFor(light: number, ramp: Ramp): number {
  const lit = likenessRamp(ramp);
  let likeness = 0;
  while (likeness < fullLikeness && lit(likeness) < light) likeness++;
  return likeness;
}

/**
 * How like a line is to what is asked, as a cosine of coded vectors. Learned from the reader's verdicts on lines of CVs
 * (`training/reader/fit.ts`): likeness hints at a thing early, and shows it only where it is great.
 */
export const lineLikeness = [
  [0.15, 0],
  [0.22, 0.4],
  [0.45, 0.49],
  [0.6, 0.6],
  [0.7, 0.8],
] as const satisfies Ramp;
export const titleLikeness = [
  [0.1, 0],
  [0.25, 0.4],
  [0.45, 0.8],
  [0.75, 1],
] as const satisfies Ramp;
/** How far the occupations of two titles agree, where they do. */
export const occupationAgreement = [
  [0.2, 0],
  [0.5, 0.5],
  [0.9, 1],
] as const satisfies Ramp;
/** How likely the occupations of a title are together, until they count in full. */
export const sureOccupation = [
  [0.1, 0],
  [0.5, 1],
] as const satisfies Ramp;
/** What is left of a title's likeness where the occupations have little to do with each other. */
export const otherOccupation = [
  [0, 0.6],
  [0.05, 1],
] as const satisfies Ramp;
/** How like a line is to the whole job, to make its entry relevant experience. */
export const entryLikeness = [
  [0.15, 0],
  [0.45, 1],
] as const satisfies Ramp;
/** The share of what is asked whose words stand in one line, by how much the words tell. */
export const sharedWords: Ramp = [
  [0.3, 0],
  [0.85, 1],
];

/** Of the lines about work: how far they point towards the job against away from it. */
export const focus = {
  /** What a line adds starts here … */
  towards: 0.15,
  /** … and from here on a line takes nothing away. */
  neutral: 0.25,
  /** What the reader says shows something asked for is at least as like the job as this. */
  shown: 0.25,
  /** Nor does one that lights any single item this far. */
  relevant: 0.3,
  /** As much silence as this speaks against a CV that says next to nothing. */
  silence: 1.5,
  light: [
    [0.01, 0],
    [0.05, 0.35],
    [0.15, 0.7],
    [0.35, 0.87],
    [0.95, 1],
  ] satisfies Ramp,
};

/** What a line is worth as evidence for something asked for: work done is worth more than something learned. */
export const evidenceOf: Readonly<Record<EvidenceKind, number>> = {
  title: 1,
  experience: 1,
  certificate: 1,
  language: 1,
  other: 0.85,
  education: 0.6,
};

/** A paper, or what is asked for by name, where only something like it is there. */
export const namedByMeaning = 0.45;

/** A title tells what a candidate was, and by its meaning alone only half of what they did. */
export const titleByMeaning = 0.5;

/** The same for the title asked for: only a post held is one. */
export const titleEvidenceOf: Readonly<Record<EvidenceKind, number>> = {
  title: 1,
  experience: 0.5,
  certificate: 0.3,
  language: 0,
  other: 0.5,
  education: 0.3,
};

/** And for a certificate asked for. */
export const certificateEvidenceOf: Readonly<Record<EvidenceKind, number>> = {
  title: 0.8,
  experience: 0.6,
  certificate: 1,
  language: 1,
  other: 0.6,
  education: 1,
};

/** Words of a skill that are there, when not all are. */
export const partOfSkill = 0.35;
/** A skill that is probably shown: less than what is ticked. */
export const likelySkill = 0.55;
/** A skill that is only named, in a list or in the summary: next to nothing, because naming costs nothing. */
export const claimedSkill = 0.05;
/** A requirement whose every name is only named: a trace, so that it is told from one that is nowhere. */
export const claimedRequirement = 0.01;

/** From here on what comes nearest is quoted, though it does not show what is asked. */
export const worthQuoting = 0.15;

/** From here on an item is shown as met; below it as missing, with whatever comes nearest. */
export const metFrom = 0.5;

/** From here on a post or a skill is ticked: half of what its name says is another one. */
export const namedFrom = 0.6;

/** From here on a requirement is ticked; between the two it is probably met, and said to be. */
export const sureFrom = 0.8;

/** So much of the years asked for are those years: weeks are not counted. */
export const yearsFrom = 0.9;

/** The years looked for where a job names none. */
export const usualYears = 3;
/** A post less like the job than this is other work, however long it was held. */
export const leastRelevance = 0.2;
/** An entry without dates counts as this many months, and one with dates as no fewer. */
export const monthsOfUndated = 6;
/** Years that are only stated count up to here. */
export const mostStatedYears = 1;

/** Posts left this many years ago or more count this much as the title. */
export const recency = [
  { years: 10, worth: 0.75 },
  { years: 5, worth: 0.9 },
] as const;

/** A level of education below the one asked for. */
export const lowerLevel = 0.5;
/** A degree of that level in another subject than the one asked for. */
export const otherSubject = 0.4;
/** From which likeness on what was studied is the subject asked for, or one related to it (docs/engine.md). */
export const subjectLikeness = { same: 0.21, related: 0.15 } as const;

/** Points of each factor when a job asks for everything; what it does not ask for is shared out among the others. */
export const factorPoints = {
  requirements: 18,
  work: 42,
  experience: 9,
  title: 16,
  skills: 7,
  education: 5,
  niceToHave: 3,
} as const;
/** Experience, where the job names no number of years. */
export const experiencePointsUnasked = 5;
export type FactorId = keyof typeof factorPoints;
