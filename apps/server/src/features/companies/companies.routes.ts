import * as contract from '@candela/contract/companies/companies.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { CompaniesService } from './companies.service.ts';

export const companyRoutes = (companies: CompaniesService): RouteBinding[] => [
  bind(contract.listCompanies, async ({ principal }) => ({ data: await companies.list(principal) })),
  bind(contract.createCompany, async ({ principal, body }) => ({ data: await companies.create(principal, body) })),
  bind(contract.getCompany, async ({ principal, params }) => ({ data: await companies.get(principal, params.id) })),
  bind(contract.updateCompany, async ({ principal, params, body }) => ({
    data: await companies.update(principal, params.id, body),
  })),
  bind(contract.rotateCompanyToken, async ({ principal, params }) => ({
    data: await companies.rotateToken(principal, params.id),
  })),
];
