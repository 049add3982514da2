import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema } from '../kernel/fields.ts';
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
  summary:
    'One company; who is no recruiter of it sees its public side while it has open jobs or holds an application of theirs',
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

export const listArchivedCompanies = defineRoute({
  id: 'companies.list-archived',
  method: 'GET',
  path: '/api/companies/archived',
  summary: 'Archived companies',
  access: may('company.archive'),
  response: dataResponse(z.array(companySchema)),
});

export const archiveCompany = defineRoute({
  id: 'companies.archive',
  method: 'POST',
  path: '/api/companies/:id/archive',
  summary: 'Put a company away: its jobs are closed, everything is kept, and its place in the plan is free',
  access: may('company.archive'),
  params,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});

export const restoreCompany = defineRoute({
  id: 'companies.restore',
  method: 'POST',
  path: '/api/companies/:id/restore',
  summary: 'Take a company back, if the plan has a place for it',
  access: may('company.archive'),
  params,
  response: messageResponseSchema,
  errors: ['NOT_FOUND', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
});
