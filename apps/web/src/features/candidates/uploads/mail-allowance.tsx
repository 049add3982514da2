import { getMailAllowance } from '@candela/contract/mail/mail.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { apiQuery } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { describeAllowance } from './mail-allowance-words.ts';

/** Uploading for a job invites people by mail; how many more may leave today stands beside it. */
export function MailAllowanceNote() {
  const { data } = useQuery(apiQuery(getMailAllowance));
  if (!data) return null;
  const { waiting, held, isPaused } = data.data;
  const [first, ...rest] = describeAllowance(data.data);
  if (waiting > 0 || held > 0 || isPaused) {
    return (
      <Alert tone="warning" title={first}>
        {rest.length > 0 && rest.join(' ')}
      </Alert>
    );
  }
  return (
    <p className="tabular flex items-center gap-2 text-[13px]/5 text-muted">
      <Mail aria-hidden="true" className="size-4 shrink-0" />
      {first}
    </p>
  );
}
