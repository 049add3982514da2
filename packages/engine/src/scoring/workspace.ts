import { type LoopMemory, type Loops, lanes } from '../loops/loops.ts';
import { openLoops } from '../loops/open-loops.ts';
import { leastLikeness, leastTitleLikeness, neutralLikeness } from './least-likeness.ts';
import { newScratch, type Scratch } from './scratch.ts';

/** Room of each region of the workspace in bytes, in their order; multiples of 16, as the loops load and store. */
const regions = {
  /** The bytes of the CVs that are scored together. */
  cvs: 256 * 1024,
  /** From which likeness on a line is about a query: of the first eight queries, and of all others. */
  least: 128,
  /** Of each line of the open CV whether it is about anything that is asked for. */
  marks: 256,
  /** Of each group of eight queries and each kind of line the highest likeness. */
  bests: 640,
  /** Of each group of eight queries the likeness of each sentence. */
  likeness: 128 * 1024,
  /** The same turned around: of each group of eight sentences the likeness of each query. */
  sums: 1024 * 1024,
  /** Codes that are summed together. */
  rows: 512 * 1024,
  /** What each word of the code book adds, eight numbers a word. */
  tables: 3199 * 1024,
} as const;

type Region = keyof typeof regions;

/** Where each region starts, in bytes … */
export const layout = placeRegions();
/** … and how much fits in. */
export const roomOf: Readonly<Record<Region, number>> = regions;

/**
 * What is scored lies here while it is scored. Each caller that scores brings one along; two of them know nothing of each other.
 * Four views of the same memory, and the loops that work on it.
 */
export interface Workspace {
  readonly bytes: Uint8Array;
  readonly shorts: Int16Array;
  readonly marks: Uint16Array;
  readonly longs: Int32Array;
  readonly loops: Loops;
  readonly scratch: Scratch;
  /** The prepared job whose tables lie in the workspace. */
  tabled: object | undefined;
}

export function createWorkspace(open: (bytes: number) => LoopMemory = openLoops): Workspace {
  const { buffer, loops } = open(layout.tables + regions.tables);
  const shorts = new Int16Array(buffer);
  const least = layout.least / 2;
  shorts.fill(leastLikeness, least, least + lanes * 2);
  shorts[least] = neutralLikeness;
  shorts[least + 1] = leastTitleLikeness;
  return {
    bytes: new Uint8Array(buffer),
    shorts,
    marks: new Uint16Array(buffer),
    longs: new Int32Array(buffer),
    loops,
    scratch: newScratch(),
    tabled: undefined,
  };
}

const idle: Workspace[] = [];

/** Lends a workspace for the time of a call; a call within the call is lent another. */
export function withWorkspace<T>(use: (workspace: Workspace) => T): T {
  const workspace = idle.pop() ?? createWorkspace();
  try {
    return use(workspace);
  } finally {
    idle.push(workspace);
  }
}

function placeRegions(): Readonly<Record<Region, number>> {
  let end = 0;
  const places = Object.entries(regions).map(([name, size]) => {
    const start = end;
    end += size;
    return [name, start] as const;
  });
  return Object.fromEntries(places) as Record<Region, number>;
}
