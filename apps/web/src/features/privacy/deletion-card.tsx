import { deleteAccount, graceDays, type PrivacyOverview } from '@candela/contract/privacy/privacy.routes.ts';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** The end of an account: what goes, what stays and why, and the way back. */
export function DeletionCard({ overview, onAsked }: { overview: PrivacyOverview; onAsked(dueAt: string): void }) {
  const { email, stays, organisation } = overview;
  const [typed, setTyped] = useState('');
  const [closes, setCloses] = useState(false);
  const needsChoice = organisation !== null && organisation.otherMembers > 0;
  const remove = useChange({
    change: () => api.call(deleteAccount, { body: { email: typed.trim(), closesOrganisation: closes } }),
    invalidates: [],
    onSuccess: ({ data }) => onAsked(data.dueAt),
  });
  return (
    <Card title="Delete your account">
      <div className="grid justify-items-start gap-3">
        <p>
          Everything held about you is erased everywhere, {graceDays} days after you ask for it. You are signed out
          immediately; signing in again within the {graceDays} days keeps the account.
        </p>
        {organisation && <p>{aboutOrganisation(organisation)}</p>}
        {stays.map(({ holds, why }) => (
          <p key={holds} className="text-[13px]/5 text-muted">
            <span className="font-medium text-text">What stays: {holds.toLowerCase()}.</span> {why}
          </p>
        ))}
        <ConfirmDialog
          trigger={<Button variant="danger">Delete my account</Button>}
          title="Delete your account?"
          description={`You are signed out now, and in ${graceDays} days everything is erased. We will email you to confirm.`}
          confirmLabel="Delete my account"
          confirmDisabled={typed.trim().toLowerCase() !== email || (needsChoice && !closes)}
          onConfirm={() => remove.mutateAsync()}
        >
          <Field label={`Type ${email} to confirm`} required>
            <Input value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          </Field>
          {needsChoice && (
            <Checkbox
              label={`Close ${organisation.name} with my account`}
              checked={closes}
              onChange={(event) => setCloses(event.target.checked)}
            />
          )}
        </ConfirmDialog>
      </div>
    </Card>
  );
}

function aboutOrganisation({ name, otherMembers, hasPaidPlan }: NonNullable<PrivacyOverview['organisation']>): string {
  if (hasPaidPlan) return `${name} has a paid plan. Cancel it on the billing page first.`;
  if (otherMembers === 0)
    return `You are the only member of ${name}: it is closed with your account, with everything in it.`;
  return `You are the parent of ${name}, which has other members. Hand it over to one of them on the team page, or close it with your account: then everything in it is erased too.`;
}
