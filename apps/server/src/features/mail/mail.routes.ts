import * as admin from '@candela/contract/mail/admin-mail.routes.ts';
import * as contract from '@candela/contract/mail/mail.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { AllowanceService } from './allowance.service.ts';
import type { ComplaintsService } from './complaints.service.ts';
import type { FailedMailService } from './failed-mail.service.ts';
import type { MailConsoleService } from './mail-console.service.ts';

export interface MailRoutesOptions {
  allowance: AllowanceService;
  complaints: ComplaintsService;
  console: MailConsoleService;
  failed: FailedMailService;
}

export const mailRoutes = ({ allowance, complaints, console, failed }: MailRoutesOptions): RouteBinding[] => [
  bind(contract.getMailAllowance, async ({ principal }) => ({ data: await allowance.describe(principal) })),
  bind(contract.getReportedMail, async ({ params }) => ({ data: await complaints.find(params.token) })),
  bind(contract.reportMail, async ({ params }) => {
    await complaints.report(params.token);
    return { message: 'Thank you. This sender can no longer write to you through Candela.' };
  }),

  bind(admin.listHeldMails, ({ query }) => console.listHeld(query)),
  bind(admin.decideHeldMail, async ({ params, body, ...actor }) => ({
    data: { count: await console.decide(actor, params.id, body) },
  })),
  bind(admin.listFailedMails, ({ query }) => failed.list(query)),
  bind(admin.retryFailedMail, async ({ params, ...actor }) => {
    await failed.retry(actor, params.id);
    return {};
  }),
  bind(admin.listMailComplaints, ({ query }) => console.listComplaints(query)),
  bind(admin.listMailSenders, ({ query }) => console.listSenders(query)),
  bind(admin.pauseMailSender, async ({ params, body, ...actor }) => {
    await console.setPause(actor, params.id, body);
    return {};
  }),
];
