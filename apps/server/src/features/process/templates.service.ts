import { type ApplicationStatus, applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import type { ProcessSettings, StageMail } from '@candela/contract/process/process.routes.ts';
import { defaultStageMails, type StageMailWords } from '@candela/contract/process/stage-mails.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import * as repo from './process.repo.ts';

/** The organisation's own words for a stage, or else the product's. */
export const wordsFor = async (tx: Tx, organisationId: string, status: ApplicationStatus): Promise<StageMailWords> =>
  (await repo.findTemplate(tx, organisationId, status)) ?? defaultStageMails[status];

export const createTemplatesService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const audited = (tx: Tx, { organisationId, accountId }: RecruiterPrincipal, action: string, detail: object) =>
    recordAudit(tx, { action, at: clock.now(), organisationId, actorAccountId: accountId, detail: { ...detail } });
  return {
    list: (principal: RecruiterPrincipal): Promise<StageMail[]> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const own = new Map((await repo.listTemplates(tx, principal.organisationId)).map((row) => [row.status, row]));
        return applicationStatuses.map((status) => {
          const row = own.get(status);
          if (!row) return { status, ...defaultStageMails[status], isOwn: false };
          return { status, subject: row.subject, body: row.body, isSent: row.is_sent, isOwn: true };
        });
      }),
    save: (principal: RecruiterPrincipal, status: ApplicationStatus, words: StageMailWords): Promise<StageMail> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const { organisationId } = principal;
        await repo.saveTemplate(tx, { organisationId, status, ...words, now: clock.now() });
        await audited(tx, principal, 'process.stage-mail-changed', { status });
        return { status, ...words, isOwn: true };
      }),
    reset: (principal: RecruiterPrincipal, status: ApplicationStatus): Promise<StageMail> =>
      database.transaction(tenantScope(principal), async (tx) => {
        await repo.deleteTemplate(tx, principal.organisationId, status);
        await audited(tx, principal, 'process.stage-mail-changed', { status });
        return { status, ...defaultStageMails[status], isOwn: false };
      }),
    getSettings: (principal: RecruiterPrincipal): Promise<ProcessSettings> =>
      database.transaction(tenantScope(principal), (tx) => repo.findSettings(tx, principal.organisationId)),
    saveSettings: (principal: RecruiterPrincipal, settings: ProcessSettings): Promise<ProcessSettings> =>
      database.transaction(tenantScope(principal), async (tx) => {
        await repo.saveSettings(tx, principal.organisationId, settings);
        await audited(tx, principal, 'process.settings-changed', settings);
        return settings;
      }),
  };
};

export type TemplatesService = ReturnType<typeof createTemplatesService>;
