import type { Role } from '@candela/contract/kernel/roles.ts';
import { useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import { signIn } from './login-form.tsx';
import { ReadyButton } from './ready-button.tsx';

export interface DemoAccount {
  email: string;
  password: string;
  role: Role;
}

/** One click into the demo, on installations that are not for real. */
export function DemoSignIn({ accounts }: { accounts: readonly DemoAccount[] }) {
  const [chosen, setChosen] = useState<Role | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function enter(account: DemoAccount) {
    if (chosen) return;
    setChosen(account.role);
    setFailure(null);
    try {
      await signIn(account);
    } catch (error) {
      setChosen(null);
      setFailure(toFailure(error, 'Failed to login'));
    }
  }

  return (
    <section aria-label="Demo accounts" className="grid gap-3">
      <p className="text-[13px]/5 text-muted">Just looking? Step into the demo.</p>
      <div className="grid gap-2 sm:grid-cols-3">
        {accounts.map((account) => (
          <ReadyButton key={account.role} size="sm" loading={chosen === account.role} onClick={() => enter(account)}>
            Try as {account.role}
          </ReadyButton>
        ))}
      </div>
      <FormFailure failure={failure} />
    </section>
  );
}
