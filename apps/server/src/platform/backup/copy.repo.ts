import type pg from 'pg';
import type { Connection, Submittable } from 'pg';

/** The part of the driver's connection that its types leave out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

interface Completion {
  text: string;
}

/** So much may wait to be taken before the server is asked to pause. */
const mostWaiting = 4 * 1024 * 1024;

/** The rows of a table as PostgreSQL writes them, each chunk a whole row. */
export async function* copyOut(client: pg.Client, statement: string): AsyncGenerator<Uint8Array> {
  const query = client.query(new CopyOut(statement));
  while (true) {
    const rows = await query.next();
    if (!rows) return;
    yield* rows;
  }
}

/** Writes rows into a table, and answers how many there were. */
export function copyIn(client: pg.Client, statement: string, rows: AsyncIterable<Uint8Array>): Promise<number> {
  return client.query(new CopyIn(statement, rows)).done.promise;
}

class CopyOut implements Submittable {
  readonly #statement: string;
  #connection: Connection | undefined;
  #waiting: Uint8Array[] = [];
  #bytes = 0;
  #isOver = false;
  #error: Error | undefined;
  #changed = Promise.withResolvers<void>();

  constructor(statement: string) {
    this.#statement = statement;
  }

  /** What has come meanwhile; undefined when that was all. */
  async next(): Promise<Uint8Array[] | undefined> {
    while (this.#waiting.length === 0 && !this.#isOver && !this.#error) {
      this.#changed = Promise.withResolvers<void>();
      await this.#changed.promise;
    }
    if (this.#error) throw this.#error;
    if (this.#waiting.length === 0) return undefined;
    const rows = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    this.#connection?.stream.resume();
    return rows;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    // The driver reuses its buffer for the next message.
    this.#waiting.push(Uint8Array.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes > mostWaiting) this.#connection?.stream.pause();
    this.#changed.resolve();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#error = error;
    this.#changed.resolve();
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#changed.resolve();
  }
}

class CopyIn implements Submittable {
  readonly done = Promise.withResolvers<number>();
  readonly #statement: string;
  readonly #rows: AsyncIterable<Uint8Array>;
  #count = 0;

  constructor(statement: string, rows: AsyncIterable<Uint8Array>) {
    this.#statement = statement;
    this.#rows = rows;
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#rows) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection);
      }
      connection.endCopyFrom();
    } catch (error) {
      // What was wrong with the archive says more than the database's word for a copy that was given up.
      this.done.reject(error);
      connection.sendCopyFail('The rows could not be read.');
    }
  }

  handleCommandComplete({ text }: Completion): void {
    this.#count = Number(text.split(' ')[1]);
  }

  handleError(error: Error): void {
    this.done.reject(error);
  }

  handleReadyForQuery(): void {
    this.done.resolve(this.#count);
  }
}

function drained({ stream }: Connection): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const event of ['drain', 'close']) stream.off(event, go);
      resolve();
    };
    for (const event of ['drain', 'close']) stream.once(event, go);
  });
}
