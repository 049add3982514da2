import { getMailAllowance } from '@candela/contract/mail/mail.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { apiQuery } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { describeAllowance } from './mail-allowance-words.ts';

const useAllowance = () => useQuery(apiQuery(getMailAllowance)).data?.data;

/** Uploading for a job invites people by mail; how many more may leave today stands beside it. */
export function MailAllowanceNote() {
  const allowance = useAllowance();
  if (!allowance) return null;
  return (
    <p className="tabular flex items-center gap-2 text-[13px]/5 text-muted">
      <Mail aria-hidden="true" className="size-4 shrink-0" />
      {describeAllowance(allowance)[0]}
    </p>
  );
}

/** Mail that waits, is being checked or may not leave is said without being asked for. */
export function MailAllowanceAlert() {
  const allowance = useAllowance();
  if (!allowance) return null;
  const { waiting, held, isPaused } = allowance;
  if (waiting === 0 && held === 0 && !isPaused) return null;
  const [first, ...rest] = describeAllowance(allowance);
  return (
    <Alert tone="warning" title={first}>
      {rest.length > 0 && rest.join(' ')}
    </Alert>
  );
}
