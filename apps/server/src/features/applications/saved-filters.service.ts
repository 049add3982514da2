import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { findFilters, upsertFilters } from './saved-filters.repo.ts';

export const createSavedFiltersService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  get: (principal: RecruiterPrincipal): Promise<{ filters: string }> =>
    database.transaction(tenantScope(principal), async (tx) => ({
      filters: await findFilters(tx, principal.accountId),
    })),
  save: (principal: RecruiterPrincipal, filters: string): Promise<{ filters: string }> =>
    database.transaction(tenantScope(principal), async (tx) => {
      await upsertFilters(tx, principal.accountId, filters, clock.now());
      return { filters };
    }),
});

export type SavedFiltersService = ReturnType<typeof createSavedFiltersService>;
