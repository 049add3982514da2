import { type InterviewTemplate, mostTemplates, type TemplateInput } from '@candela/contract/interviews/templates.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { isUniqueViolation, type Tx } from '../../platform/database/database.ts';
import { holdName } from '../../platform/database/named-lock.repo.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { InterviewTools } from './interviews.tools.ts';
import * as repo from './templates.repo.ts';

function refuseNamesake(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new AppError('CONFLICT', { message: 'A template with that name already exists.' });
}

export const listTemplates = ({ database }: InterviewTools, principal: RecruiterPrincipal) =>
  database.transaction(tenantScope(principal), (tx) => repo.listTemplates(tx, principal.organisationId));

export const createTemplate = (
  { database, clock }: InterviewTools,
  principal: RecruiterPrincipal,
  input: TemplateInput,
): Promise<InterviewTemplate> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    await holdName(tx, `interview-templates:${organisationId}`);
    if ((await repo.listTemplates(tx, organisationId)).length >= mostTemplates) {
      throw new AppError('CONFLICT', { message: `There can be ${mostTemplates} templates. Please delete one first.` });
    }
    const template = await repo.insertTemplate(tx, organisationId, input, clock.now()).catch(refuseNamesake);
    await audited(tx, principal, template, clock.now());
    return template;
  });

export const saveTemplate = (
  { database, clock }: InterviewTools,
  principal: RecruiterPrincipal,
  id: string,
  input: TemplateInput,
): Promise<InterviewTemplate> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    const template = await repo.updateTemplate(tx, organisationId, id, input, clock.now()).catch(refuseNamesake);
    if (!template) throw new AppError('NOT_FOUND');
    await audited(tx, principal, template, clock.now());
    return template;
  });

export const deleteTemplate = (
  { database, clock }: InterviewTools,
  principal: RecruiterPrincipal,
  id: string,
): Promise<{ id: string }> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const deleted = await repo.deleteTemplate(tx, principal.organisationId, id);
    if (!deleted) throw new AppError('NOT_FOUND');
    await audited(tx, principal, deleted, clock.now());
    return deleted;
  });

const audited = (tx: Tx, { organisationId, accountId }: RecruiterPrincipal, { id }: { id: string }, at: Date) =>
  recordAudit(tx, {
    action: 'interview.template-changed',
    at,
    organisationId,
    actorAccountId: accountId,
    detail: { templateId: id },
  });
