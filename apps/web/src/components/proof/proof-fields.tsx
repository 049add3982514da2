import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { getOwnSecondFactor } from '@candela/contract/auth/second-factor.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface ProofFieldsProps {
  proof: Proof;
  onChange(proof: Proof): void;
  /** Why it is asked for, where that is not plain. */
  hint?: string;
  /** It came while the form was being sent. */
  isFocused?: boolean;
}

/** Asks once more whether it is the holder of the account: for a code where there is a second factor, otherwise the password. */
export function ProofFields({ proof, onChange, hint, isFocused = false }: ProofFieldsProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  // Asked anew: it may have got its first password a moment ago.
  const account = useQuery({ ...apiQuery(getOwnSecondFactor), staleTime: 0 }).data?.data;
  if (account?.isOn) {
    return (
      <Field label="Code" required hint="From your authenticator app, or a recovery code.">
        <Input
          ref={box}
          value={proof.code ?? ''}
          autoComplete="one-time-code"
          onChange={(event) => onChange({ code: event.target.value })}
        />
      </Field>
    );
  }
  if (account?.hasPassword === false) {
    return (
      <p className="text-muted">Your account has no password: if you signed in a while ago, sign in again first.</p>
    );
  }
  return (
    <Field label="Your password" required hint={hint}>
      <PasswordInput
        ref={box}
        value={proof.currentPassword ?? ''}
        autoComplete="current-password"
        onChange={(event) => onChange({ currentPassword: event.target.value })}
      />
    </Field>
  );
}
