import { type RawBuilder, sql } from 'kysely';

/**
 * The CV that counts for a person at a company: the one the company uploaded, or the record's. By "case", since under row-level
 * security PostgreSQL looks nothing up by coalesce(), and would read all CVs.
 */
export const currentCvId = (ofCompany: string, ofRecord: string): RawBuilder<string | null> =>
  sql`case when ${sql.ref(ofCompany)} is null then ${sql.ref(ofRecord)} else ${sql.ref(ofCompany)} end`;
