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
  return <Suspension account={account} />;
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

/** One button for both, so that it is still there to take the focus when its dialog closes. */
function Suspension({ account }: { account: AccountItem }) {
  const [asking, setAsking] = useState<'reinstate' | 'suspend'>();
  const name = nameOf(account);
  const word = account.suspendedAt ? 'Reinstate' : 'Suspend';
  const close = () => setAsking(undefined);
  return (
    <>
      <Button
        size="sm"
        aria-label={`${word} ${name}`}
        onClick={() => setAsking(account.suspendedAt ? 'reinstate' : 'suspend')}
      >
        {word}
      </Button>
      <Reinstate account={account} isOpen={asking === 'reinstate'} onClose={close} />
      {asking === 'suspend' && <Suspend account={account} onClose={close} />}
    </>
  );
}

interface AskProps {
  account: AccountItem;
  onClose(): void;
}

function Reinstate({ account, isOpen, onClose }: AskProps & { isOpen: boolean }) {
  const change = useAccountSuspension(account.id);
  const name = nameOf(account);
  return (
    <ConfirmDialog
      tone="primary"
      open={isOpen}
      onOpenChange={onClose}
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

function Suspend({ account, onClose }: AskProps) {
  const change = useAccountSuspension(account.id);
  const name = nameOf(account);
  return (
    <SuspendDialog
      title={`Suspend ${name}?`}
      confirmLabel="Suspend account"
      consequences={[
        `${account.email} is signed out everywhere and cannot sign in.`,
        'Nothing is deleted; you can reinstate the account at any time.',
      ]}
      onClose={onClose}
      onSuspend={async (reason) => {
        await change.mutateAsync({ isSuspended: true, reason });
        toast.success(`${name} is suspended`);
      }}
    />
  );
}

const nameOf = (account: AccountItem) => fullName(account) || account.email;
