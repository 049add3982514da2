import { ApiError } from '@candela/contract/client/api-error.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { getScorecardForm, submitScorecardForm } from '@candela/contract/scorecards/scorecards.routes.ts';
import type { ScorecardInput } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileX } from 'lucide-react';
import { useState } from 'react';
import { Logo } from '#components/brand/logo.tsx';
import { ScorecardForm } from '#entities/scorecard/scorecard-form.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { cn } from '#lib/class-names.ts';
import { formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Behind a private link: the scorecard of an interviewer who has no account. */
export function LinkedScorecard({ token }: { token: string }) {
  const query = useQuery({ ...apiQuery(getScorecardForm, { params: { token } }), retry: false });
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-sm/5 text-text">
      <main className="mx-auto grid w-full max-w-2xl flex-1 sm:content-start sm:py-10">
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] bg-surface px-5 py-6 sm:rounded-xl sm:border sm:border-line sm:px-8 sm:py-8',
            isUnknown ? 'content-center' : 'content-start',
          )}
        >
          {query.data ? (
            <Form token={token} form={query.data.data} />
          ) : isUnknown ? (
            <EmptyState
              icon={<FileX />}
              titleAs="h1"
              title="This link no longer works"
              description="It may have expired, or the interview was cancelled."
            />
          ) : query.error ? (
            <LoadFailure query={query} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </div>
      </main>
      <footer className="flex items-center justify-center gap-2 px-5 py-6 text-[13px]/5 text-subtle">
        Sent with <Logo className="scale-75" />
      </footer>
    </div>
  );
}

type FormData = RouteOutput<typeof getScorecardForm>['data'];

function Form({ token, form }: { token: string; form: FormData }) {
  const [isChanging, setIsChanging] = useState(form.own === null);
  const now = useNow();
  const submit = useChange({
    invalidates: [getScorecardForm],
    change: (body: ScorecardInput) => api.call(submitScorecardForm, { params: { token }, body }),
    onSuccess: () => setIsChanging(false),
  });
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="text-muted">
          {form.companyName}, {form.jobTitle}
        </p>
        <h1 className="display text-[1.75rem]/9 break-words">{form.candidateName}</h1>
        <p className="text-muted">
          {form.title}, {formatDate(form.start, 'full', form.timeZone)}
        </p>
      </header>
      {new Date(form.start) > now && (
        <Alert tone="info">You can read the form now, and send it once the interview has begun.</Alert>
      )}
      {isChanging ? (
        <ScorecardForm
          draftKey={token}
          criteria={form.criteria}
          own={form.own}
          onSubmit={(input) => submit.mutateAsync(input)}
        />
      ) : (
        <div role="status" className="grid justify-items-start gap-3">
          <CircleCheck aria-hidden="true" className="size-8 text-success" />
          <p className="text-base/6 font-semibold">Thank you. Your scorecard was submitted.</p>
          <Button onClick={() => setIsChanging(true)}>Change it</Button>
        </div>
      )}
    </div>
  );
}
