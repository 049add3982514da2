import { sql } from 'kysely';
import { after, minutes } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { recordAudit } from './audit.repo.ts';

const once = minutes(1);

/** What a recruiter looked at. */
export interface View {
  /** `cv.prepared`: sent to a browser before it is looked at. */
  action: 'cv.viewed' | 'cv.prepared' | 'candidate.viewed' | 'score.viewed';
  at: Date;
  organisationId: string;
  actorAccountId: string;
  /** The person whose data it is. */
  candidateId: string;
  detail?: Record<string, string>;
}

/** Who saw whose data; going to and fro within a minute is one look. */
export async function recordView(tx: Tx, view: View): Promise<void> {
  const detail = JSON.stringify(view.detail ?? {});
  const recent = await tx
    .selectFrom('audit_events')
    .select('id')
    .where('organisation_id', '=', view.organisationId)
    .where('actor_account_id', '=', view.actorAccountId)
    .where('subject_id', '=', view.candidateId)
    .where('action', '=', view.action)
    .where('at', '>', after(view.at, -once))
    .where(sql<boolean>`detail = ${detail}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (recent) return;
  await recordAudit(tx, {
    action: view.action,
    at: view.at,
    organisationId: view.organisationId,
    actorAccountId: view.actorAccountId,
    subject: { type: 'candidate', id: view.candidateId },
    ...(view.detail && { detail: view.detail }),
  });
}
