import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';

const worthSaying = 0.8;

/** Says how much room for files is left, once little is. */
export function StorageNotice() {
  const { data } = useQuery(apiQuery(getUsage));
  if (!data) return null;
  const { usedMb, limitMb } = data.data.storage;
  if (limitMb < 0 || usedMb < limitMb * worthSaying) return null;
  return (
    <Alert tone="warning" title={`${usedMb} of ${limitMb} MB for files are used`}>
      Upgrade your plan, or remove candidates you no longer need, before there is no room for more CVs.
    </Alert>
  );
}
