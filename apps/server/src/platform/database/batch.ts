import pg from 'pg';

export interface Statement {
  name: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** What the driver's queries and connections do besides what their types say. */
interface SendableQuery {
  hasBeenParsed(connection: pg.Connection): boolean;
  prepare(connection: pg.Connection): void;
}
type SyncedConnection = pg.Connection & { sync(): void };

/**
 * Several statements as one question to the driver. Each says to the connection what is to be done, but the server is asked
 * to answer only behind the last one: until then it runs them as one transaction, and sends all of its answers in one go.
 */
class Batch extends pg.Query {
  /** Whether the server hears a statement's name for the first time. */
  namesNew = false;

  constructor(statements: readonly Statement[], onAnswer: (error: Error | null, results?: unknown) => void) {
    super('', onAnswer as never);
    // The callback is for a value that cannot be sent at all.
    const queries = statements.map(
      ({ name, text, values }) =>
        new pg.Query({ ...(name !== undefined && { name }), text, values: [...values] }, onAnswer as never) as never,
    ) as (SendableQuery & { name: string | undefined })[];
    this.submit = (connection) => {
      const untilLast = Object.create(connection, { sync: { value: () => undefined } }) as pg.Connection;
      connection.stream.cork();
      for (const query of queries) {
        this.namesNew ||= query.name !== undefined && !query.hasBeenParsed(connection);
        query.prepare(untilLast);
      }
      (connection as SyncedConnection).sync();
      connection.stream.uncork();
      return null;
    };
  }
}

/**
 * Asks all of them at once, in one transaction that ends with them; where one fails, none is answered. `onUnsure` is called
 * where it is not known any more which names the connection has given.
 */
export const askTogether = (
  client: pg.PoolClient,
  statements: readonly Statement[],
  onUnsure: () => void,
): Promise<pg.QueryResult[]> =>
  new Promise((resolve, reject) => {
    const batch: Batch = new Batch(statements, (error, results) => {
      const answers = Array.isArray(results) ? results : [results];
      if (!error && answers.length === statements.length) return resolve(answers);
      if (batch.namesNew || !(error instanceof pg.DatabaseError)) onUnsure();
      return reject(error ?? new Error('The database gave fewer answers than it was asked for'));
    });
    client.query(batch);
  });
