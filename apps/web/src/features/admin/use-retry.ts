import { retryAllWork, retryWork, type WorkItem } from '@candela/contract/admin/admin-console.routes.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { counted } from './format.ts';
import { staleAfter } from './stale-after.ts';
import { workName } from './work-names.ts';

const sayWhy = (error: unknown) =>
  void toast.error(toFailure(error, 'The task could not be retried. Please try again later.').message);

export const useRetry = () =>
  useChange({
    invalidates: staleAfter.task,
    change: ({ name, id }: Pick<WorkItem, 'name' | 'id'>) => api.call(retryWork, { params: { name, id } }),
    onSuccess: (_answer, { name }) => void toast.success(`“${workName(name)}” will be tried again`),
    onError: sayWhy,
  });

/** Kind after kind, as the call is for one; what was put back before a failure stays put back. */
export const useRetryAll = () =>
  useChange({
    invalidates: staleAfter.task,
    change: async (names: readonly string[]) => {
      let total = 0;
      for (const name of names) total += (await api.call(retryAllWork, { params: { name } })).data.count;
      return total;
    },
    onSuccess: (total) => {
      if (total === 0) toast.info('Nothing was left to try again');
      else toast.success(`${counted(total, 'task', 'tasks')} will be tried again`);
    },
    onError: sayWhy,
  });
