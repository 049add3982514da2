import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface NewAddress {
  from: string;
  to: string;
}

const attendanceOf = (email: string) => JSON.stringify([{ email }]);

/** The interviewers of a row with the new address of one of them. The candidate stands first, and may have the same address. */
export const withNewAddress = ({ from, to }: NewAddress): RawBuilder<unknown> => sql`(
  select jsonb_agg(case when place > 1 and attendee ->> 'email' = ${from}
    then attendee || jsonb_build_object('email', ${to}::text) else attendee end order by place)
  from jsonb_array_elements(attendees) with ordinality as listed (attendee, place))`;

export const takesPart = (email: string): RawBuilder<boolean> =>
  sql<boolean>`attendees @> ${attendanceOf(email)}::jsonb`;

/** Past ones too: what was written about them belongs to the interviewer as before. */
export async function moveAttendance(tx: Tx, organisationId: string, address: NewAddress): Promise<void> {
  await sql`
    update interviews set attendees = ${withNewAddress(address)}
    where organisation_id = ${organisationId} and ${takesPart(address.from)} and not ${takesPart(address.to)}`.execute(
    tx,
  );
}
