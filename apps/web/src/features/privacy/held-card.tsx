import {
  type DataHolder,
  eraseAtOrganisation,
  type PrivacyOverview,
} from '@candela/contract/privacy/privacy.routes.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DateText } from '#ui/date-text.tsx';

/** Who holds what about the signed-in person. */
export function HeldCard({ overview, isCandidate }: { overview: PrivacyOverview; isCandidate: boolean }) {
  return (
    <Card
      title="What is held about you"
      description={isCandidate ? 'By your account, and by each organisation.' : 'By your account.'}
      actions={
        <ButtonLink to={isCandidate ? '/dashboard/my-details/contact' : '/dashboard/profile'} size="sm">
          Correct it
        </ButtonLink>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        <li className="grid gap-2 px-5 py-4">
          <h3 className="font-medium">Your account, {overview.email}</h3>
          <Items items={overview.accountItems} />
        </li>
        {overview.holders.map((holder) => (
          <HolderRow key={holder.organisationId} holder={holder} />
        ))}
        {isCandidate && overview.holders.length === 0 && (
          <li className="px-5 py-4 text-muted">No organisation holds anything about you.</li>
        )}
      </ul>
    </Card>
  );
}

function HolderRow({ holder }: { holder: DataHolder }) {
  const { organisationId, organisationName, isTheirRecord, isClaimed, recordId, since, appliedAt, items } = holder;
  const erase = useChange({
    change: () => api.call(eraseAtOrganisation, { params: { organisationId } }),
    invalidates: staleAfter.erased,
    onSuccess: ({ message }) => void toast.success(message),
  });
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <h3 className="font-medium">{organisationName}</h3>
          <p className="text-[13px]/5 text-muted">
            {isTheirRecord && (
              <>
                Has held a CV about you since <DateText moment={since} />.{' '}
              </>
            )}
            {isTheirRecord && !isClaimed && 'Found by your address: you have not claimed this record. '}
            {appliedAt && (
              <>
                You first applied there on <DateText moment={appliedAt} />.
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {recordId && (
            <ButtonLink
              to={`/dashboard/my-details/cv/${recordId}`}
              size="sm"
              aria-label={`Correct it: the record at ${organisationName}`}
            >
              Correct it
            </ButtonLink>
          )}
          <ConfirmDialog
            trigger={
              <Button size="sm" aria-label={`Erase at ${organisationName}`}>
                Erase
              </Button>
            }
            title={`Erase everything at ${organisationName}?`}
            description="Your applications there end, and what the organisation holds about you is deleted: CVs, scores, notes, reports, interviews and emails. Your own CV stays yours. This cannot be undone."
            confirmLabel="Erase everything there"
            onConfirm={() => erase.mutateAsync()}
          />
        </div>
      </div>
      <Items items={items} />
    </li>
  );
}

const Items = ({ items }: { items: DataHolder['items'] }) => (
  <ul className="grid gap-x-6 gap-y-1 text-[13px]/5 sm:grid-cols-2">
    {items.map(({ holds, count, notExported }) => (
      <li key={holds} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <span>
          {holds}
          {notExported && <span className="block text-muted">{notExported}</span>}
        </span>
        <span className="tabular text-muted">{count.toLocaleString('en-GB')}</span>
      </li>
    ))}
  </ul>
);
