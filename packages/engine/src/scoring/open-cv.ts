import { type CvPlaces, newPlaces, placeLists } from './cv-format.ts';
import { bytes, layout, marks } from './eight-at-a-time.ts';
import type { PreparedCv } from './prepared-cv.ts';

/** A CV that lies in the workspace: how long its lists are and where they start. The next one takes its place. */
export interface OpenCv {
  parts: number;
  lines: number;
  sentences: number;
  words: number;
  uses: number;
  written: number;
  entries: number;
  asOf: number;
  statedYears: number;
  titlesEnd: number;
  workEnd: number;
  otherEnd: number;
  educationEnd: number;
  posts: number;
  readonly places: CvPlaces;
  /** Where the likeness of its first sentence to the first query lies, among the 16-bit numbers … */
  likeness: number;
  /** … and how far from there that to the query eight further. */
  likenessStep: number;
}

const open: OpenCv = {
  parts: 0,
  lines: 0,
  sentences: 0,
  words: 0,
  uses: 0,
  written: 0,
  entries: 0,
  asOf: 0,
  statedYears: 0,
  titlesEnd: 0,
  workEnd: 0,
  otherEnd: 0,
  educationEnd: 0,
  posts: 0,
  places: newPlaces(),
  likeness: 0,
  likenessStep: 0,
};

/** Brings a CV into the workspace and opens it. */
export function openCv(cv: PreparedCv): OpenCv {
  bringCv(cv, layout.cvs);
  return openCvAt(layout.cvs);
}

/** Brings a CV into the workspace; the place after it. */
export function bringCv({ bytes: stored }: PreparedCv, to: number): number {
  if (stored.length > layout.cvs + layout.mostOfCvs - to) throw new Error('The prepared CV is too long');
  bytes.set(stored, to);
  return (to + stored.length + 3) & ~3;
}

/** How many sentences a CV has that lies in the workspace. */
export const sentencesAt = (at: number): number => marks[at / 2 + 4] as number;

export function openCvAt(at: number): OpenCv {
  const header = at / 2;
  open.parts = marks[header + 2] as number;
  open.lines = marks[header + 3] as number;
  open.sentences = marks[header + 4] as number;
  open.words = marks[header + 5] as number;
  open.uses = marks[header + 6] as number;
  open.written = marks[header + 7] as number;
  open.entries = marks[header + 8] as number;
  open.asOf = marks[header + 9] as number;
  open.statedYears = marks[header + 10] as number;
  open.titlesEnd = marks[header + 11] as number;
  open.workEnd = marks[header + 12] as number;
  open.otherEnd = marks[header + 13] as number;
  open.educationEnd = marks[header + 14] as number;
  open.posts = marks[header + 15] as number;
  placeLists(open, open.places, at);
  open.likeness = layout.likeness / 2;
  open.likenessStep = open.sentences * 8;
  return open;
}
