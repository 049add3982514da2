import { createHash } from 'node:crypto';
import { withSnapshot } from './snapshot.repo.ts';

/** One line a table: how many rows it has and a digest of them, whatever order they lie in. For proofs that two databases are equal. */
export const digestTables = (url: string): Promise<Record<string, string>> =>
  withSnapshot(url, async ({ tables, rowsOf }) => {
    const digests: Record<string, string> = {};
    for (const table of tables) {
      const rows: string[] = [];
      for await (const row of rowsOf(table)) rows.push(createHash('sha256').update(row).digest('hex'));
      const digest = createHash('sha256').update(rows.sort().join()).digest('hex');
      digests[`${table.schema}.${table.name}`] = `${rows.length} rows, ${digest.slice(0, 16)}`;
    }
    return digests;
  });
