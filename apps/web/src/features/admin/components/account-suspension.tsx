import type { AccountItem } from '@candela/contract/admin/admin-people.routes.ts';
import { useState } from 'react';
import { useUser } from '#lib/api/use-session.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { fullName } from '../format.ts';
import { useAccountSuspension } from '../use-suspension.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

const notYourself = 'You cannot suspend your own account.';

/** Shuts a person out, or lets them back in; never oneself. */
export function AccountSuspension({ account }: { account: AccountItem }) {
  const user = useUser();
  if (account.id === user?.id) return <NotYourself />;
  return account.suspendedAt ? <Reinstate account={account} /> : <Suspend account={account} />;
}

/** A finger cannot hover, so that pressing it explains as well. */
function NotYourself() {
  return (
    <Tooltip content={notYourself}>
      <button
        type="button"
        aria-disabled="true"
        aria-label="Suspend yourself"
        onClick={() => toast.info(notYourself)}
        className={buttonClasses({ size: 'sm' })}
      >
        Suspend
      </button>
    </Tooltip>
  );
}

function Reinstate({ account }: { account: AccountItem }) {
  const change = useAccountSuspension(account.id);
  const name = nameOf(account);
  return (
    <ConfirmDialog
      tone="primary"
      trigger={
        <Button size="sm" aria-label={`Reinstate ${name}`}>
          Reinstate
        </Button>
      }
      title={`Reinstate ${name}?`}
      description={`${account.email} can sign in again.`}
      confirmLabel="Reinstate account"
      onConfirm={async () => {
        await change.mutateAsync({ isSuspended: false });
        toast.success(`${name} can sign in again`);
      }}
    />
  );
}

function Suspend({ account }: { account: AccountItem }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useAccountSuspension(account.id);
  const name = nameOf(account);
  return (
    <>
      <Button size="sm" aria-label={`Suspend ${name}`} onClick={() => setIsAsking(true)}>
        Suspend
      </Button>
      {isAsking && (
        <SuspendDialog
          title={`Suspend ${name}?`}
          confirmLabel="Suspend account"
          consequences={[
            `${account.email} is signed out everywhere and cannot sign in.`,
            'Nothing is deleted; you can reinstate the account at any time.',
          ]}
          onClose={() => setIsAsking(false)}
          onSuspend={async (reason) => {
            await change.mutateAsync({ isSuspended: true, reason });
            toast.success(`${name} is suspended`);
          }}
        />
      )}
    </>
  );
}

const nameOf = (account: AccountItem) => fullName(account) || account.email;
