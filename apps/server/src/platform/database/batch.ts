import pg from 'pg';
import { type Columns, columnsOf } from './columns.ts';
import type { LateRow } from './late-rows.ts';
import type { SentRow } from './sent-row.ts';
import { asStoredMark, StoredRow } from './stored-row.ts';

export interface Statement {
  name: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** Methods of the driver's queries and connections that are used here but missing from its types. */
interface Prepared {
  prepare(connection: pg.Connection): void;
  hasBeenParsed(connection: pg.Connection): boolean;
  _getRows(connection: pg.Connection, rows: undefined): void;
}
type SyncedConnection = pg.Connection & { sync(): void };
const driver = pg.Query.prototype as unknown as Prepared;

/** A statement that the driver can send. Its answer is read by the batch, so it has nothing of a query's own reading. */
class Part implements Prepared {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly portal = '';
  readonly handleError: (error: Error) => void;

  constructor({ name, text, values }: Statement, onError: (error: Error) => void) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.handleError = onError;
  }

  prepare = driver.prepare;
  hasBeenParsed = driver.hasBeenParsed;
  _getRows = driver._getRows;
}

/** The connection as it is handed to the statements of a batch. */
interface Line {
  /** Does not send Sync: the server answers only when the batch does. */
  quiet: pg.Connection;
  /** Does not send Describe either: the columns are known. */
  undescribed: pg.Connection;
  /** Of each prepared statement: they do not change while the connection lives. */
  columns: Map<string, Columns>;
}
const lines = new WeakMap<pg.Connection, Line>();
const nothing = { value: () => undefined };

function lineOf(connection: pg.Connection): Line {
  const known = lines.get(connection);
  if (known) return known;
  const quiet = Object.create(connection, { sync: nothing }) as pg.Connection;
  const undescribed = Object.create(quiet, { describe: nothing }) as pg.Connection;
  const line = { quiet, undescribed, columns: new Map() };
  lines.set(connection, line);
  return line;
}

/** The part of the driver's result that is used. */
export interface Answered {
  rows: unknown[];
}

interface Answer {
  columns: Columns | undefined;
  /** Whether its rows are kept as bytes and parsed when they are read. */
  isStored: boolean;
  sent: SentRow[];
  texts: (string | null)[][];
}

/**
 * Several statements as one query of the driver. One Sync follows the last of them: until then the server runs them as one
 * transaction, and it sends all answers together. The columns of a prepared statement are asked for once per connection.
 */
class Batch extends pg.Query {
  /** Whether a statement is prepared under its name for the first time. */
  namesNew = false;
  readonly #answers: Answer[];
  readonly #names: (string | undefined)[];
  #at = 0;
  #known: Map<string, Columns> | undefined;

  constructor(statements: readonly Statement[], onAnswer: (error: Error | null, answers?: readonly Answer[]) => void) {
    super('', ((error: Error | null) => onAnswer(error, this.#answered)) as never);
    this.#answers = statements.map(({ text }) => ({
      columns: undefined,
      isStored: text.startsWith(asStoredMark),
      sent: [],
      texts: [],
    }));
    this.#names = statements.map(({ name }) => name);
    this.submit = (connection) => {
      const { quiet, undescribed, columns } = lineOf(connection);
      this.#known = columns;
      connection.stream.cork();
      for (const [place, statement] of statements.entries()) {
        // The callback is for a value that cannot be sent at all.
        const part = new Part(statement, (error) => onAnswer(error));
        const isParsed = part.hasBeenParsed(connection);
        this.namesNew ||= part.name !== undefined && !isParsed;
        const answer = this.#answers[place] as Answer;
        answer.columns = isParsed ? columns.get(part.name as string) : undefined;
        part.prepare(answer.columns ? undescribed : quiet);
      }
      (connection as SyncedConnection).sync();
      connection.stream.uncork();
      return null;
    };
  }

  /** Those whose answer is complete. */
  get #answered(): readonly Answer[] {
    return this.#answers.slice(0, this.#at);
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const [answer, name] = [this.#answers[this.#at], this.#names[this.#at]];
    if (!answer) return;
    answer.columns = columnsOf(fields);
    if (name !== undefined) this.#known?.set(name, answer.columns);
  }

  handleDataRow(row: LateRow): void {
    const answer = this.#answers[this.#at];
    if (answer?.isStored) answer.sent.push(row.sent);
    else answer?.texts.push(row.fields);
  }

  handleCommandComplete(): void {
    this.#at += 1;
  }
}

/**
 * Runs all of them in one round trip and one transaction; where one fails, all do. `onUnsure` is called when it is no longer
 * certain which statements the connection has prepared.
 */
export const askTogether = (
  client: pg.PoolClient,
  statements: readonly Statement[],
  onUnsure: () => void,
): Promise<Answered[]> =>
  new Promise<readonly Answer[]>((resolve, reject) => {
    const batch: Batch = new Batch(statements, (error, answers = []) => {
      if (!error && answers.length === statements.length) return resolve(answers);
      if (batch.namesNew || !(error instanceof pg.DatabaseError)) onUnsure();
      return reject(error ?? new Error('The database gave fewer answers than it was asked for'));
    });
    client.query(batch);
  }).then((answers) => answers.map(read));

function read({ columns, isStored, sent, texts }: Answer): Answered {
  if (!columns) return { rows: [] };
  return { rows: isStored ? sent.map((row) => new StoredRow(columns, row)) : texts.map(columns.read) };
}
