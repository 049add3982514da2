import { sql } from 'kysely';
import type { Companies } from '../../platform/database/scope.ts';

/**
 * The CV that counts for a person `c`, for a reader who sees these companies: the newest that one of them uploaded for
 * itself, or the record's own.
 */
export const currentCvOf = (companies: Companies) =>
  companies === 'all'
    ? sql<string | null>`c.current_cv_id`
    : sql<string | null>`coalesce((select k.current_cv_id from candidate_companies k
        where k.candidate_id = c.id and k.company_id = any (${[...companies]}::uuid[]) and k.current_cv_id is not null
        order by k.current_cv_id desc limit 1), c.current_cv_id)`;
