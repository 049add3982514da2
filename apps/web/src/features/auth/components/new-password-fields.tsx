import { passwordHints } from '@candela/contract/auth/auth.schemas.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { PasswordHints } from './password-hints.tsx';

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  password: UseFormRegisterReturn;
  passwordError?: string;
  confirm: UseFormRegisterReturn;
  confirmError?: string;
  /** What is typed so far, for the hints. */
  value: string;
}

/** A new password, said twice, with its hints, which go once there is nothing left to say. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const isStrong = passwordHints.every(({ isMet }) => isMet(props.value));
  const hint = isStrong ? undefined : <PasswordHints value={props.value} />;
  return (
    <>
      <Field label={props.label} required error={props.passwordError} hint={hint}>
        <PasswordInput {...props.password} autoComplete="new-password" />
      </Field>
      <Field label={props.confirmLabel} required error={props.confirmError}>
        <PasswordInput {...props.confirm} autoComplete="new-password" />
      </Field>
    </>
  );
}
