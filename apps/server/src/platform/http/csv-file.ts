import { Readable } from 'node:stream';
import { Turns } from '../queue/turns.ts';
import type { RecruiterPrincipal } from '../sessions/principal.ts';

/** So many lines are written at once: longer files are sent piece by piece, between which others have their turn. */
export const linesAtOnce = 2500;
export const linesOfPiece = 500;

type Taker = Pick<RecruiterPrincipal, 'organisationId' | 'share'>;

const turns = new Turns(1);
/** Pieces to be read, by organisation; of one organisation's files, in the order in which they were asked for. */
const waiting = new Map<string, { share: number; begin: (() => void)[] }>();
let isReading = false;

/**
 * What long files take of the database, one piece after another, whichever file it is for: ten that are taken at once would otherwise have
 * every connection that lists are read by. Organisations take turns, however many files each takes.
 */
export async function inTurn<T>({ organisationId, share }: Taker, work: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pieces = waiting.get(organisationId);
  if (pieces) pieces.begin.push(resolve);
  else waiting.set(organisationId, { share, begin: [resolve] });
  beginNext();
  await promise;
  try {
    return await work();
  } finally {
    isReading = false;
    // A file that goes on at once with its next piece is among those that wait by then.
    setImmediate(beginNext);
  }
}

function beginNext(): void {
  if (isReading) return;
  const tenants = [...waiting].map(([tenant, { share, begin }]) => ({ tenant, share, waiting: begin.length }));
  const [next] = turns.allot(tenants, new Map()).keys();
  const pieces = next === undefined ? undefined : waiting.get(next);
  if (next === undefined || !pieces) return;
  isReading = true;
  const begin = pieces.begin.shift();
  if (pieces.begin.length === 0) waiting.delete(next);
  begin?.();
}

/** A file that is written before it is sent. */
export class WholeFile {
  readonly body: Buffer;

  constructor(body: Buffer) {
    this.body = body;
  }
}

/** A file that is written while it is sent. A slow line makes it slow, and no connection to the database waits for that. */
export class CsvFile {
  readonly pieces: AsyncIterable<string | Buffer>;

  constructor(pieces: AsyncIterable<string | Buffer>) {
    this.pieces = pieces;
  }

  stream(): Readable {
    // One piece ahead of what was taken, which may be minutes behind.
    return Readable.from(this.pieces, { highWaterMark: 1 });
  }
}
