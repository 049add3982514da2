import { listPasskeys, type Passkey, removePasskey } from '@candela/contract/passkeys/passkeys.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useProof } from '#components/proof/use-proof.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';

/** Keys of the account that live in a device: they sign in without a password, and need no code besides. */
export function PasskeySettings() {
  const passkeys = useQuery(apiQuery(listPasskeys));
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, your face or the PIN of a device instead of the password."
      actions={<AddPasskey />}
      flush
    >
      <QueryState query={passkeys} skeleton={<SkeletonRows rows={1} label="Loading your passkeys" />} isFlush>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-5 pb-5 text-muted">No passkeys yet.</p>
          ) : (
            <ul aria-label="Passkeys" className="divide-y divide-line border-t border-line">
              {data.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const zone = deviceZone();
  const { proof, proofFields, isAskingFor } = useProof();
  const remove = useChange({
    change: () => api.call(removePasskey, { params: { id }, body: proof }),
    invalidates: [listPasskeys],
  });
  const confirm = () =>
    remove.mutateAsync().catch((error: unknown) => {
      if (isAskingFor(error)) return false;
      throw error;
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <KeyRound aria-hidden="true" className="size-4 text-muted" />
      <div className="grid min-w-0 flex-1 basis-40">
        <span className="truncate font-medium">{name}</span>
        <span className="text-[13px]/5 text-muted">
          Added {formatDate(createdAt, 'shortDay', zone)},{' '}
          {lastUsedAt ? `last used ${formatDate(lastUsedAt, 'shortDay', zone)}` : 'not used yet'}
        </span>
      </div>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={`Remove the passkey ${name}`}>
            Remove
          </Button>
        }
        title={`Remove the passkey “${name}”?`}
        description="You can no longer sign in with it. Your password stays as it is."
        confirmLabel="Remove passkey"
        onConfirm={confirm}
      >
        {proofFields}
      </ConfirmDialog>
    </li>
  );
}
