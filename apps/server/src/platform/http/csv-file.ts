import { Readable } from 'node:stream';

/** So many lines are written at once: longer files are sent piece by piece, between which others have their turn. */
export const linesAtOnce = 2500;
export const linesOfPiece = 500;

let before: Promise<unknown> = Promise.resolve();

/**
 * What long files take of the database, one piece after another, whichever file it is for: ten that are taken at once would otherwise have
 * every connection that lists are read by.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const made = before.then(work);
  before = made.catch(() => undefined);
  return made;
}

/** A file that is written while it is sent. A slow line makes it slow, and no connection to the database waits for that. */
export class CsvFile {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }

  stream(): Readable {
    // One piece ahead of what was taken, which may be minutes behind.
    return Readable.from(this.pieces, { highWaterMark: 1 });
  }
}
