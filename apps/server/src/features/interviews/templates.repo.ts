import type { InterviewTemplate, TemplateInput } from '@candela/contract/interviews/templates.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const shown = ['id', 'name', 'title', 'description'] as const;

export const listTemplates = (tx: Tx, organisationId: string): Promise<InterviewTemplate[]> =>
  tx
    .selectFrom('interview_templates')
    .select(shown)
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .execute();

export const insertTemplate = (
  tx: Tx,
  organisationId: string,
  input: TemplateInput,
  now: Date,
): Promise<InterviewTemplate> =>
  tx
    .insertInto('interview_templates')
    .values({ organisation_id: organisationId, ...input, updated_at: now })
    .returning(shown)
    .executeTakeFirstOrThrow();

export const updateTemplate = (
  tx: Tx,
  organisationId: string,
  id: string,
  input: TemplateInput,
  now: Date,
): Promise<InterviewTemplate | undefined> =>
  tx
    .updateTable('interview_templates')
    .set({ ...input, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();

export const deleteTemplate = (tx: Tx, organisationId: string, id: string): Promise<{ id: string } | undefined> =>
  tx
    .deleteFrom('interview_templates')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
