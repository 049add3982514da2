import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../components/ui/field.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
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

/** A new password, said twice, with its hints. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={props.label} required error={props.passwordError} hint={<PasswordHints value={props.value} />}>
        <PasswordInput {...props.password} autoComplete="new-password" />
      </Field>
      <Field label={props.confirmLabel} required error={props.confirmError}>
        <PasswordInput {...props.confirm} autoComplete="new-password" />
      </Field>
    </>
  );
}
