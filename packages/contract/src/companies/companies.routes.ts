import { z } from 'zod';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  companySchema,
  createCompanyInputSchema,
  publicCompanySchema,
  updateCompanyInputSchema,
} from './companies.schemas.ts';

const params = z.object({ id: idSchema });

export const listCompanies = defineRoute({
  id: 'companies.list',
  method: 'GET',
  path: '/api/companies/recruiter',
  summary: 'The companies the recruiter may see',
  access: may('company.list'),
  response: dataResponse(z.array(companySchema)),
});

export const createCompany = defineRoute({
  id: 'companies.create',
  method: 'POST',
  path: '/api/companies',
  summary: 'Add a company',
  access: may('company.create'),
  body: createCompanyInputSchema,
  response: dataResponse(companySchema),
  status: 201,
  errors: ['SUBSCRIPTION_LIMIT_EXCEEDED', 'FORBIDDEN'],
});

export const getCompany = defineRoute({
  id: 'companies.get',
  method: 'GET',
  path: '/api/companies/:id',
  summary: 'One company; candidates see its public side while it has open jobs or holds an application of theirs',
  access: may('company.read'),
  params,
  response: dataResponse(z.union([companySchema, publicCompanySchema])),
  errors: ['NOT_FOUND'],
});

export const updateCompany = defineRoute({
  id: 'companies.update',
  method: 'PATCH',
  path: '/api/companies/:id',
  summary: 'Change a company; absent fields stay as they are. With a stale `version`: 409 with both texts',
  access: may('company.update'),
  params,
  body: updateCompanyInputSchema,
  response: dataResponse(companySchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const rotateCompanyToken = defineRoute({
  id: 'companies.rotate-token',
  method: 'POST',
  path: '/api/companies/:id/rotate-token',
  summary: 'Give the company a new public token; widgets with the old one show no jobs',
  access: may('company.update'),
  params,
  response: dataResponse(companySchema),
  errors: ['NOT_FOUND'],
});
