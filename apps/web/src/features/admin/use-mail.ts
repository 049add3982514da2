import { decideHeldMail, pauseMailSender } from '@candela/contract/mail/admin-mail.routes.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

export interface MailDecision {
  decision: 'release' | 'refuse';
  scope: 'mail' | 'organisation';
  reason?: string;
}

export const useMailDecision = (id: string) =>
  useMutation({ mutationFn: (body: MailDecision) => api.call(decideHeldMail, { params: { id }, body }) });

export const useSenderPause = (id: string) =>
  useMutation({
    mutationFn: (body: { isPaused: boolean; reason: string }) => api.call(pauseMailSender, { params: { id }, body }),
  });
