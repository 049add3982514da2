import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { acceptInvite } from '@candela/contract/team/team.routes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { InvitePreview } from './use-invite-preview.ts';

/** One click for a recruiter who is signed in with the invited address. */
export function JoinTeam({ invite, preview }: { invite: string; preview: InvitePreview }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const accept = useChange({
    change: () => api.call(acceptInvite, { body: { invite } }),
    invalidates: [getRecruiter, getSubscription],
    onSuccess: () => navigate('/dashboard', { replace: true }),
    onError: (error) => setFailure(toFailure(error, 'Joining failed').message),
  });
  return (
    <div className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p className="text-muted">You are signed in as {preview.email}.</p>
      <Button variant="primary" size="lg" block loading={accept.isPending} onClick={() => accept.mutate()}>
        Join {preview.organisationName}
      </Button>
    </div>
  );
}
