import * as contract from '@candela/contract/companies/companies.routes.ts';
import * as draftContract from '@candela/contract/companies/company-draft.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ArchiveService } from './archive.service.ts';
import type { CompaniesService } from './companies.service.ts';
import type { CompanyDraftService } from './company-draft.service.ts';

interface CompanyServices {
  companies: CompaniesService;
  archive: ArchiveService;
  drafts: CompanyDraftService;
}

export const companyRoutes = ({ companies, archive, drafts }: CompanyServices): RouteBinding[] => [
  bind(draftContract.getCompanyDraft, async ({ principal }) => ({ data: await drafts.read(principal) })),
  bind(draftContract.saveCompanyDraft, async ({ principal, body }) => ({ data: await drafts.save(principal, body) })),
  bind(contract.listCompanies, async ({ principal }) => ({ data: await companies.list(principal) })),
  bind(contract.createCompany, async ({ principal, body }) => ({ data: await companies.create(principal, body) })),
  bind(contract.getCompany, async ({ principal, params }) => ({ data: await companies.get(principal, params.id) })),
  bind(contract.updateCompany, async ({ principal, params, body }) => ({
    data: await companies.update(principal, params.id, body),
  })),
  bind(contract.listArchivedCompanies, async ({ principal }) => ({ data: await archive.list(principal) })),
  bind(contract.archiveCompany, async ({ principal, params }) => {
    await archive.archive(principal, params.id);
    return { message: 'Company archived' };
  }),
  bind(contract.restoreCompany, async ({ principal, params }) => {
    await archive.restore(principal, params.id);
    return { message: 'Company restored' };
  }),
  bind(contract.rotateCompanyToken, async ({ principal, params }) => ({
    data: await companies.rotateToken(principal, params.id),
  })),
];
