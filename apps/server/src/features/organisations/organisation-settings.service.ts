import type {
  OrganisationSettings,
  OrganisationSettingsInput,
} from '@candela/contract/organisations/settings.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { findSettings, updateSettings } from './organisation-settings.repo.ts';

export const createOrganisationSettings = ({ database, clock }: { database: Database; clock: Clock }) => ({
  read: (principal: RecruiterPrincipal): Promise<OrganisationSettings> =>
    database.transaction(tenantScope(principal), (tx) => findSettings(tx, principal.organisationId)),

  update: (principal: RecruiterPrincipal, input: OrganisationSettingsInput): Promise<OrganisationSettings> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId } = principal;
      await updateSettings(tx, organisationId, input);
      await recordAudit(tx, {
        action: 'organisation.settings-changed',
        at: clock.now(),
        organisationId,
        actorAccountId: principal.accountId,
        detail: { changed: Object.keys(input).join(', ') },
      });
      return findSettings(tx, organisationId);
    }),
});

export type OrganisationSettingsService = ReturnType<typeof createOrganisationSettings>;
