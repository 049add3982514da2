import { forgotPassword, resetPassword } from '@candela/contract/auth/auth.routes.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { isInvalidCode, linkIsOver } from '../mailed-link.ts';
import { CodeInput } from './code-input.tsx';
import type { ResetAccount } from './forgot-password-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ReadyButton } from './ready-button.tsx';
import { ResendButton } from './resend-button.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('../password-rules.ts')).newPasswordRules;

interface SetPasswordFormProps {
  account: ResetAccount;
  /** Of the link that led here; without one the code is typed. */
  token: string | null;
  wasSent: boolean;
  onDone(): void;
  onBack(): void;
}

/** Second half of a forgotten password: the mailed code and the new one. */
export function SetPasswordForm({ account, token, wasSent, onDone, onBack }: SetPasswordFormProps) {
  const [isLinkOver, setIsLinkOver] = useState(false);
  const hasLink = token !== null && !isLinkOver;
  const { form, failure, setFailure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    defaultValues: token ? { ...account, code: token } : account,
    fallback: 'Password reset failed',
    onFailure(error) {
      if (!hasLink || !isInvalidCode(error)) return false;
      setIsLinkOver(true);
      form.resetField('code', { defaultValue: '' });
      setFailure(linkIsOver);
      return true;
    },
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
      {!hasLink && (
        <Field label="Code" required error={errorOf('code')} hint="Six digits, valid for ten minutes.">
          <CodeInput {...form.register('code')} />
        </Field>
      )}
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
        {!hasLink && (
          <ResendButton
            send={() => api.call(forgotPassword, { body: account })}
            onFailure={setFailure}
            startsCooling={wasSent}
          />
        )}
        <ReadyButton variant="ghost" size="sm" onClick={onBack}>
          Use another address
        </ReadyButton>
      </div>
    </form>
  );
}
