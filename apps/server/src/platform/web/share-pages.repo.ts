import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import type { PageCache } from './page-cache.ts';

const channel = 'pages';

/** No path has one. */
const separator = ' ';

/** Kept pages of one process that are cleared when any process clears its own. */
export function sharePages(pages: PageCache, database: Pick<Database, 'public' | 'listen'>, log: Logger): PageCache {
  let isListening = false;
  return {
    ...pages,
    keep: (...page) => {
      // Not before: a process without pages needs to hear nothing.
      if (!isListening) database.listen(channel, (paths) => pages.clear(paths ? paths.split(separator) : undefined));
      isListening = true;
      return pages.keep(...page);
    },
    clear: (paths) => {
      pages.clear(paths);
      // Should it fail, they are seen for as long as a page is kept.
      sql`select pg_notify(${channel}, ${paths?.join(separator) ?? ''})`
        .execute(database.public)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'other processes were not told to render their pages anew'),
        );
    },
  };
}
