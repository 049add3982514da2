import { changePassword } from '@candela/contract/auth/auth.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useEffect, useState } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api, sessionStore } from '#lib/api/api.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ReadyButton } from './ready-button.tsx';

const secondsToDashboard = 3;

/** They come while the form is filled in. */
const loadRules = async () => (await import('../password-rules.ts')).changePasswordRules;

export function ChangePasswordForm({ email }: { email: string }) {
  const [isCurrentNeeded, setIsCurrentNeeded] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    fallback: 'Password reset failed',
    async submit({ newPassword, currentPassword }) {
      // Signed out in another tab since the form was drawn.
      if (!sessionStore.get()?.token)
        throw new ApiError({ status: 401, message: 'Authentication required to reset password' });
      const body = { email, newPassword, ...(isCurrentNeeded ? { currentPassword } : {}) };
      await api.call(changePassword, { body });
      setIsDone(true);
    },
    onFailure(error) {
      if (!(error instanceof ApiError)) return false;
      if (error.type !== 'REAUTHENTICATION_REQUIRED' && error.type !== 'INVALID_CREDENTIALS') return false;
      // Asked for the first time; from then on the same refusal means that what was typed is wrong.
      if (!isCurrentNeeded) {
        setIsCurrentNeeded(true);
        return true;
      }
      form.setError('currentPassword', { message: 'That is not your current password' }, { shouldFocus: true });
      return true;
    },
  });
  const password = useWatch({ control: form.control, name: 'newPassword' }) ?? '';

  const { setFocus } = form;
  useEffect(() => {
    if (isCurrentNeeded) setFocus('currentPassword');
  }, [isCurrentNeeded, setFocus]);

  if (isDone) return <PasswordChanged />;
  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {isCurrentNeeded && (
        <CurrentPassword error={errorOf('currentPassword')} field={form.register('currentPassword')} />
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
      <p className="text-[13px]/5 text-muted">Your other sessions will be signed out.</p>
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="text-sm/5">
        Change password
      </ReadyButton>
    </form>
  );
}

const CurrentPassword = ({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) => (
  <Field
    label="Current password"
    required
    error={error}
    hint="You signed in a while ago, so please confirm your password."
  >
    <PasswordInput {...field} autoComplete="current-password" />
  </Field>
);

function PasswordChanged() {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(secondsToDashboard);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
      else navigate('/dashboard');
    }, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, navigate]);

  return (
    <div className="grid gap-5">
      <Alert tone="success" title="Your password is changed">
        Your other sessions are signed out.
      </Alert>
      <div className="flex items-center gap-4">
        <ButtonLink to="/dashboard" variant="primary">
          Go to the dashboard
        </ButtonLink>
        {/* Counting aloud would talk over everything else. */}
        <span aria-hidden="true" className="tabular text-[13px]/5 text-muted">
          in {secondsLeft} s
        </span>
      </div>
    </div>
  );
}
