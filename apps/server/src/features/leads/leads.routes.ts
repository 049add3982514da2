import * as interest from '@candela/contract/leads/interest.routes.ts';
import * as admin from '@candela/contract/leads/leads.routes.ts';
import { createLead } from '@candela/contract/leads/whitepaper-leads.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { absolute } from '../../platform/http/origin.ts';
import type { LeadsService } from './leads.service.ts';

export const leadRoutes = (leads: LeadsService): RouteBinding[] => [
  bind(createLead, async ({ params, body, request }) => ({
    downloadUrl: absolute(await leads.request(params.slug, body), request),
  })),
  bind(interest.registerInterest, async ({ body }) => {
    await leads.registerInterest(body);
    return { message: 'Thank you. We will be in touch.' };
  }),
  bind(interest.unsubscribe, async ({ body }) => {
    await leads.unsubscribe(body.token);
    return { message: 'You will not hear from us again.' };
  }),
  bind(admin.listLeads, ({ query }) => leads.listLeads(query)),
  bind(admin.exportLeads, ({ principal, query }) => leads.exportLeads(principal, query)),
  bind(admin.listInterest, ({ query }) => leads.listInterest(query)),
  bind(admin.exportInterest, ({ principal, query }) => leads.exportInterest(principal, query)),
];
