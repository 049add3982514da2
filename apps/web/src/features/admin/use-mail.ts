import {
  decideHeldMail,
  listFailedMails,
  listHeldMails,
  listMailComplaints,
  listMailSenders,
  pauseMailSender,
  retryFailedMail,
} from '@candela/contract/mail/admin-mail.routes.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
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

export const useMailRetry = (id: string) =>
  useChange({
    change: () => api.call(retryFailedMail, { params: { id } }),
    invalidates: [listFailedMails, ...staleAfter.task],
    onSuccess: () => void toast.success('The email will be tried again'),
    onError: (error) =>
      void toast.error(toFailure(error, 'The email could not be tried again. Please try later.').message),
  });
