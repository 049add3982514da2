import { getMailAllowance } from '@candela/contract/mail/mail.routes.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';

/** Whether it is known how much room and mail are left, and with it whether a notice about them stands on the page. */
export function useAreLimitsKnown(): boolean {
  const enabled = useMay('cv.upload');
  const usage = useQuery({ ...apiQuery(getUsage), enabled });
  const allowance = useQuery({ ...apiQuery(getMailAllowance), enabled });
  return !usage.isLoading && !allowance.isLoading;
}
