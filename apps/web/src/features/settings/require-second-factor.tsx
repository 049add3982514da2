import {
  getOrganisationSettings,
  updateOrganisationSettings,
} from '@candela/contract/organisations/settings.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';

/** The parent's switch for the whole organisation. */
export function RequireSecondFactor() {
  const settings = useQuery(apiQuery(getOrganisationSettings));
  const save = useChange({
    change: (requiresSecondFactor: boolean) => api.call(updateOrganisationSettings, { body: { requiresSecondFactor } }),
    invalidates: [getOrganisationSettings],
    onSuccess: () => void toast.success('Saved'),
    onError: (error) => void toast.error(toFailure(error, 'Failed to save').message),
  });
  return (
    <Card title="Team security" description="Applies to every member from their next sign-in, including you.">
      <QueryState query={settings} skeleton={<Skeleton className="h-9 w-72" />}>
        {({ data }) => (
          <Switch
            label="Everyone signs in with a second factor or a passkey"
            checked={save.isPending ? save.variables : data.requiresSecondFactor}
            onCheckedChange={(isOn) => save.mutate(isOn)}
          />
        )}
      </QueryState>
    </Card>
  );
}
