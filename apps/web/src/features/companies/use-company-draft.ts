import { getCompanyDraft, saveCompanyDraft } from '@candela/contract/companies/company-draft.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import type { CompanyFormValues } from './company-form-values.ts';

export const useCompanyDraft = () => useQuery({ ...apiQuery(getCompanyDraft), staleTime: 0 });

/** Without the credentials of the job board: secrets wait for the company itself. */
export const useSaveDraft = () =>
  useChange({
    change: async (values: CompanyFormValues) => {
      const { companyDraftFieldsSchema } = await import('@candela/contract/companies/company-draft.routes.ts');
      return api.call(saveCompanyDraft, { body: companyDraftFieldsSchema.parse(values) });
    },
    invalidates: [],
  });
