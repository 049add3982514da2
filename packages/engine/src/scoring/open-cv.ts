import { type CvPlaces, newPlaces, placeLists } from './cv-format.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { Scratch } from './scratch.ts';
import { layout, roomOf, type Workspace } from './workspace.ts';

/** A CV that lies in a workspace: how long its lists are and where they start. The next one takes its place. */
export interface OpenCv {
  /** The workspace it lies in; what is looked at line by line is at hand here as well. */
  readonly workspace: Workspace;
  readonly bytes: Uint8Array;
  readonly shorts: Int16Array;
  readonly marks: Uint16Array;
  readonly longs: Int32Array;
  readonly scratch: Scratch;
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

const nothingOpen = {
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
  likeness: 0,
  likenessStep: 0,
};

/** Room for the CVs that are opened one after the other in a workspace. */
export function newOpenCv(workspace: Workspace): OpenCv {
  const { bytes, shorts, marks, longs, scratch } = workspace;
  return { workspace, bytes, shorts, marks, longs, scratch, ...nothingOpen, places: newPlaces() };
}

/** Brings a CV into a workspace and opens it. */
export function openCv(workspace: Workspace, cv: PreparedCv): OpenCv {
  bringCv(workspace, cv, layout.cvs);
  return openCvAt(newOpenCv(workspace), layout.cvs);
}

/** Brings a CV into a workspace; the place after it. */
export function bringCv({ bytes }: Workspace, { bytes: stored }: PreparedCv, to: number): number {
  if (stored.length > layout.cvs + roomOf.cvs - to) throw new Error('The prepared CV is too long');
  bytes.set(stored, to);
  return (to + stored.length + 3) & ~3;
}

/** How many sentences a CV has that lies in a workspace. */
export const sentencesAt = ({ marks }: Workspace, at: number): number => marks[at / 2 + 4] as number;

export function openCvAt(open: OpenCv, at: number): OpenCv {
  const { marks } = open;
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
