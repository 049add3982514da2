import { getRetention, noticeDays, retentionLimits, setRetention } from '@candela/contract/privacy/retention.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Field } from '#ui/field.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const choices = [3, 6, retentionLimits.usual, 18, 24, 36, 48, 60, retentionLimits.most];

/** How long the organisation keeps candidates, and whom it will remove next. */
export function RetentionCard() {
  const retention = useQuery(apiQuery(getRetention));
  const change = useChange({
    change: (months: number) => api.call(setRetention, { body: { months } }),
    invalidates: [getRetention],
    onSuccess: () => void toast.success('Saved'),
    onError: (error) => void toast.error(toFailure(error, 'That did not work. Please try again.').message),
  });
  return (
    <Card
      id="retention"
      title="How long candidates are kept"
      description={`For the whole organisation. Candidates without any activity for this long are removed, and you are told ${noticeDays} days before. Candidates who were hired or are still in the pipeline stay.`}
    >
      <QueryState query={retention} skeleton={<Skeleton className="h-16" />}>
        {({ data: { months, ahead } }) => (
          <div className="grid gap-4">
            <Field label="Keep candidates for" required className="max-w-56">
              <Select
                required={false}
                value={String(months)}
                disabled={change.isPending}
                onChange={(event) => change.mutate(Number(event.target.value))}
              >
                {[...new Set([...choices, months])]
                  .sort((one, other) => one - other)
                  .map((each) => (
                    <option key={each} value={each}>
                      {each === 1 ? '1 month' : `${each} months`}
                    </option>
                  ))}
              </Select>
            </Field>
            {ahead && (
              <Alert tone="warning">
                {ahead.count === 1 ? 'One candidate is' : `${ahead.count.toLocaleString('en-GB')} candidates are`} to be
                removed, the first on <DateText moment={ahead.from} />. A longer period, a new CV or a move of their
                application keeps them.
              </Alert>
            )}
          </div>
        )}
      </QueryState>
    </Card>
  );
}
