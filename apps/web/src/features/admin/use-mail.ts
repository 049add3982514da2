import {
  decideHeldMail,
  listHeldMails,
  listMailComplaints,
  listMailSenders,
  pauseMailSender,
} from '@candela/contract/mail/admin-mail.routes.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { staleAfter } from './stale-after.ts';

export interface MailDecision {
  decision: 'release' | 'refuse';
  scope: 'mail' | 'organisation';
  reason?: string;
}

const mailReads = [listHeldMails, listMailComplaints, listMailSenders, ...staleAfter.account];

export const useMailDecision = (id: string) =>
  useChange({
    change: (body: MailDecision) => api.call(decideHeldMail, { params: { id }, body }),
    invalidates: mailReads,
  });

export const useSenderPause = (id: string) =>
  useChange({
    change: (body: { isPaused: boolean; reason: string }) => api.call(pauseMailSender, { params: { id }, body }),
    invalidates: mailReads,
  });
