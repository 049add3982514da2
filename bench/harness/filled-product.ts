import type pg from 'pg';
import { untilQuiet, withDemonstration } from './demonstration.ts';
import { addManyPeople, type JobPlace } from './many-people.ts';
import { signInAs } from './people.ts';
import { databaseTimeIn, processorTime } from './process-figures.ts';
import type { Product } from './product.ts';

export interface FilledProduct {
  product: Product;
  client: pg.Client;
  dataDir: string;
  /** A job of the demonstration whose company knows everyone. */
  jobId: string;
  /** As the demonstration's recruiter. */
  call<T>(method: string, target: string, body?: unknown): Promise<T>;
  /** Processor time of the server and of the database with everything it started, in milliseconds. */
  busyTimes(): Promise<[server: number, database: number]>;
}

/** The product with the demonstration and so many people more, for as long as the work takes. */
export const withFilledProduct = (
  people: number,
  work: (filled: FilledProduct) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> =>
  withDemonstration(async ({ product, client, dataDir }) => {
    const { rows } = await client.query<JobPlace>(
      `select id, organisation_id, company_id from jobs where status = 'Active' order by created_at limit 1`,
    );
    const [job] = rows;
    if (!job) throw new Error('The demonstration data has no active job');
    await untilQuiet(client);
    await addManyPeople(client, job, people);
    const databaseTime = databaseTimeIn(dataDir);
    await work({
      product,
      client,
      dataDir,
      jobId: job.id,
      call: await createCaller(product.url),
      busyTimes: async () => [(await processorTime(product.pid)) ?? 0, await databaseTime()],
    });
  }, settings);

/** Calls as a recruiter, who signs in again when a long measurement outlives the token. */
async function createCaller(url: string): Promise<FilledProduct['call']> {
  let token = await signInAs(url, 'recruiter');
  return async <T>(method: string, target: string, body?: unknown): Promise<T> => {
    const send = () =>
      fetch(url + target, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...((body !== undefined || method === 'POST') && { body: JSON.stringify(body ?? {}) }),
      });
    let response = await send();
    if (response.status === 401) {
      token = await signInAs(url, 'recruiter');
      response = await send();
    }
    if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}
