import { getSso, removeSso, type Sso, verifySsoDomain } from '@candela/contract/sso/sso.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SsoForm } from './sso-form.tsx';

type Connection = NonNullable<Sso['connection']>;

/** The organisation's own identity provider, for its parent. */
export function SsoCard() {
  // The first sign-in through it happens elsewhere, and changes what can be chosen here.
  const query = useQuery({ ...apiQuery(getSso), staleTime: 0 });
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title="Single sign-on"
      description="Teammates sign in through your own identity provider (OpenID Connect). New colleagues with an address at your domain join as recruiters and use a seat of your plan."
    >
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {({ data }) => {
          if (isEditing) return <SsoForm sso={data} onDone={() => setIsEditing(false)} />;
          if (data.connection) return <Connected connection={data.connection} onEdit={() => setIsEditing(true)} />;
          return <Button onClick={() => setIsEditing(true)}>Connect a provider</Button>;
        }}
      </QueryState>
    </Card>
  );
}

function Connected({ connection, onEdit }: { connection: Connection; onEdit(): void }) {
  const remove = useChange({ change: () => api.call(removeSso), invalidates: [getSso] });
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[8rem_1fr]">
        <dt className="text-muted">Provider</dt>
        <dd className="min-w-0 break-all">{connection.issuer}</dd>
        <dt className="text-muted">Domain</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {connection.domain}
          {connection.verifiedAt ? (
            <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
              Verified
            </Badge>
          ) : (
            <Badge tone="warning">Not verified yet</Badge>
          )}
        </dd>
        <dt className="text-muted">Other ways in</dt>
        <dd>{connection.isRequired ? 'None, except for the parent' : 'Password, Google, passkey'}</dd>
      </dl>
      {!connection.verifiedAt && <ProveDomain connection={connection} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onEdit}>
          Change
        </Button>
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost">
              Disconnect
            </Button>
          }
          tone="danger"
          title="Disconnect single sign-on?"
          description="Teammates stay on the team. Those who have no password yet set one with “Forgotten your password?”."
          confirmLabel="Disconnect"
          onConfirm={() => remove.mutateAsync()}
        />
      </div>
    </div>
  );
}

function ProveDomain({ connection: { record, domain } }: { connection: Connection }) {
  const verify = useChange({
    change: () => api.call(verifySsoDomain),
    invalidates: [getSso],
    onSuccess: () => void toast.success(`${domain} is verified`),
  });
  return (
    <Alert tone="info" title="Prove you own the domain">
      <p>Add this TXT record to the DNS of {domain}, then let us look for it. No one signs in this way before that.</p>
      <dl className="mt-2 grid items-center gap-x-4 gap-y-1 text-[13px]/5 sm:grid-cols-[4rem_1fr_auto]">
        {(['name', 'value'] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="capitalize">{part}</dt>
            <dd className="min-w-0 font-mono break-all">{record[part]}</dd>
            <CopyButton text={record[part]} label={`Copy ${part}`} />
          </div>
        ))}
      </dl>
      {verify.error && <p className="mt-2 text-danger-text">{toFailure(verify.error, 'Please try again.').message}</p>}
      <Button size="sm" className="mt-3" loading={verify.isPending} onClick={() => verify.mutate()}>
        Verify the domain
      </Button>
    </Alert>
  );
}
