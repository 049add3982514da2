import { type FormEvent, useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { AuthParams } from '../auth-params.ts';
import { startSsoSignIn } from '../sso-sign-in.ts';

/** Asks for the address that tells whose identity provider it is. */
export function SsoForm({ email, params }: { email: string; params: AuthParams }) {
  const [typed, setTyped] = useState(email);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const address = typed.trim();
  // Enough to know where it leads; the server reads the rest.
  const isAddress = /^[^@\s]+@[^@\s]+$/.test(address);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAddress) return;
    setIsLeaving(true);
    setFailure(null);
    try {
      await startSsoSignIn(address, params);
    } catch (error) {
      setIsLeaving(false);
      setFailure(toFailure(error, 'Authentication failed'));
    }
  };
  return (
    <form aria-label="Single sign-on" noValidate className="grid gap-3" onSubmit={leave}>
      <FormFailure failure={failure} />
      <Field label="Your work email" required hint="It tells us where your organisation signs in.">
        <Input
          type="email"
          autoFocus
          value={typed}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" block loading={isLeaving} disabled={!isAddress} className="text-sm/5">
        Continue to your organisation
      </Button>
    </form>
  );
}
