import { setObjection } from '@candela/contract/privacy/privacy.routes.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Card } from '#ui/card.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Switch } from '#ui/switch.tsx';

export function ObjectionCard({ objectedAt }: { objectedAt: string | null }) {
  const change = useChange({
    change: (isObjecting: boolean) => api.call(setObjection, { body: { isObjecting } }),
    invalidates: staleAfter.objection,
    onSuccess: ({ data }) =>
      void toast.success(data.objectedAt ? 'From now on you are ranked by people only' : 'Your CV is scored again'),
    onError: (error) => void toast.error(toFailure(error, 'That did not work. Please try again.').message),
  });
  return (
    <Card title="Automated scoring">
      <Switch
        label="Rank me by people only"
        hint={
          <>
            Your scores are deleted and no new ones are made. Recruiters see that you asked for this, and find you below
            their ranking instead of in it.
            {objectedAt && (
              <>
                {' '}
                Since <DateText moment={objectedAt} />.
              </>
            )}
          </>
        }
        checked={objectedAt !== null}
        disabled={change.isPending}
        onCheckedChange={(isObjecting) => change.mutate(isObjecting)}
      />
    </Card>
  );
}
