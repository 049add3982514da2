import { type CompanyDraftFields, companyDraftFieldsSchema } from '@candela/contract/companies/company-draft.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertMayAddCompany } from './companies.policy.ts';
import { findDraft, writeDraft } from './company-draft.repo.ts';

interface CompanyDraft {
  fields: CompanyDraftFields;
  savedAt: string;
}

export const createCompanyDraftService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  read: (principal: RecruiterPrincipal): Promise<CompanyDraft | null> =>
    database.transaction(tenantScope(principal), async (tx) => {
      const row = await findDraft(tx, principal);
      if (!row) return null;
      return { fields: companyDraftFieldsSchema.parse(row.fields), savedAt: row.updated_at.toISOString() };
    }),

  async save(principal: RecruiterPrincipal, fields: CompanyDraftFields): Promise<CompanyDraft> {
    assertMayAddCompany(principal);
    const now = clock.now();
    await database.transaction(tenantScope(principal), (tx) => writeDraft(tx, principal, fields, now));
    return { fields, savedAt: now.toISOString() };
  },
});

export type CompanyDraftService = ReturnType<typeof createCompanyDraftService>;
