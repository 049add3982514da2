import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { defaultProcessSettings, type ProcessSettings } from '@candela/contract/process/process.routes.ts';
import type { StageMailWords } from '@candela/contract/process/stage-mails.ts';
import type { Tx } from '../../platform/database/database.ts';

export async function findSettings(tx: Tx, organisationId: string): Promise<ProcessSettings> {
  const row = await tx
    .selectFrom('process_settings')
    .select(['waiting_days as waitingDays', 'tell_days as tellDays', 'are_deciders_named as areDecidersNamed'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? defaultProcessSettings;
}

export async function saveSettings(tx: Tx, organisationId: string, settings: ProcessSettings): Promise<void> {
  const values = {
    waiting_days: settings.waitingDays,
    tell_days: settings.tellDays,
    are_deciders_named: settings.areDecidersNamed,
  };
  await tx
    .insertInto('process_settings')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute();
}

export const listTemplates = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('stage_mail_templates')
    .select(['status', 'subject', 'body', 'is_sent'])
    .where('organisation_id', '=', organisationId)
    .execute();

export const findTemplate = (tx: Tx, organisationId: string, status: ApplicationStatus) =>
  tx
    .selectFrom('stage_mail_templates')
    .select(['subject', 'body', 'is_sent as isSent'])
    .where('organisation_id', '=', organisationId)
    .where('status', '=', status)
    .executeTakeFirst();

export async function saveTemplate(
  tx: Tx,
  template: StageMailWords & { organisationId: string; status: ApplicationStatus; now: Date },
): Promise<void> {
  const { organisationId, status, subject, body, isSent, now } = template;
  const values = { subject, body, is_sent: isSent, updated_at: now };
  await tx
    .insertInto('stage_mail_templates')
    .values({ organisation_id: organisationId, status, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'status']).doUpdateSet(values))
    .execute();
}

export async function deleteTemplate(tx: Tx, organisationId: string, status: ApplicationStatus): Promise<void> {
  await tx
    .deleteFrom('stage_mail_templates')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', status)
    .execute();
}
