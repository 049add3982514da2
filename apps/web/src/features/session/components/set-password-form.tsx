import { forgotPassword, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import { resetPasswordInputSchema } from '@candela/contract/auth/auth.schemas.ts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { useApiForm } from '../use-api-form.ts';
import { CodeInput } from './code-input.tsx';
import type { ResetAccount } from './forgot-password-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ReadyButton } from './ready-button.tsx';
import { ResendButton } from './resend-button.tsx';

const schema = resetPasswordInputSchema
  .extend({ confirmPassword: z.string().optional() })
  .refine((values) => values.newPassword === values.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true,
  });

interface SetPasswordFormProps {
  account: ResetAccount;
  wasSent: boolean;
  onDone(): void;
  onBack(): void;
}

/** Second half of a forgotten password: the mailed code and the new one. */
export function SetPasswordForm({ account, wasSent, onDone, onBack }: SetPasswordFormProps) {
  const { form, failure, setFailure, isSending, formProps, errorOf } = useApiForm({
    schema,
    defaultValues: account,
    fallback: 'Password reset failed',
    async submit({ confirmPassword: _, ...values }) {
      await api.call(resetPassword, { body: values });
      onDone();
    },
  });
  const password = useWatch({ control: form.control, name: 'newPassword' }) ?? '';

  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
      <Field label="Code" required error={errorOf('code')} hint="Six digits, valid for ten minutes.">
        <CodeInput {...form.register('code')} />
      </Field>
      <NewPasswordFields
        label="New password"
        confirmLabel="Confirm new password"
        password={form.register('newPassword')}
        passwordError={errorOf('newPassword')}
        confirm={form.register('confirmPassword')}
        confirmError={errorOf('confirmPassword')}
        value={password}
      />
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Set new password
      </ReadyButton>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendButton
          send={() => api.call(forgotPassword, { body: account })}
          onFailure={setFailure}
          startsCooling={wasSent}
        />
        <ReadyButton variant="ghost" size="sm" onClick={onBack}>
          Use another address
        </ReadyButton>
      </div>
    </form>
  );
}
