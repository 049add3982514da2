import { login, resendCode } from '@candela/contract/auth/auth.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { type AuthParams, authLink } from '../auth-params.ts';
import { type SecondFactorStep, secondFactorStep } from '../second-factor.ts';
import { startSession } from '../session-lifecycle.ts';
import { useFieldFromLink } from '../use-field-from-link.ts';
import { ReadyButton } from './ready-button.tsx';

/** Signs in; the page goes on by itself once there is a session. */
export async function signIn(body: { email: string; password: string; role: Role }) {
  const answer: Partial<RouteOutput<typeof login>> | undefined = await api.call(login, { body });
  if (!answer) throw new ApiError({ status: 401, message: 'Invalid email or password' });
  const token = answer.token ?? answer.accessToken;
  if (!token || !answer.user) throw new ApiError({ status: 502, message: 'Invalid response from server' });
  startSession(token, answer.user);
}

/** The rules come while the first field is filled in: the page is there before them. */
const loadRules = async () => (await import('@candela/contract/auth/auth.schemas.ts')).loginInputSchema;

interface LoginFormProps {
  role: Role;
  params: AuthParams;
  onEmailChange(email: string): void;
  /** The password was right, and something more is needed. */
  onSecondFactor(step: SecondFactorStep): void;
}

export function LoginForm({ role, params, onEmailChange, onSecondFactor }: LoginFormProps) {
  const navigate = useNavigate();
  const [failedRole, setFailedRole] = useState<Role | null>(null);

  async function askForCode(address: string) {
    if (role === 'admin') return;
    // The page they land on can send another one; that this one failed is said there soon enough.
    await api.call(resendCode, { body: { email: address, role } }).catch(() => undefined);
    navigate(authLink('/confirm-code', role, { ...params, email: address, company: null, invite: null }));
  }

  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    defaultValues: { role },
    fallback: 'Login failed',
    submit: (values) => signIn({ ...values, role }),
    onFailure(error) {
      setFailedRole(role);
      const step = secondFactorStep(error);
      if (step) {
        onSecondFactor(step);
        return true;
      }
      const isUnconfirmed = error instanceof ApiError && error.type === 'ACCOUNT_NOT_CONFIRMED' && role !== 'admin';
      if (isUnconfirmed) void askForCode(form.getValues('email'));
      return isUnconfirmed;
    },
  });

  useFieldFromLink(form, 'email', params.email);
  const typed = useWatch({ control: form.control, name: 'email' });
  const carried = { email: typed || params.email, candidateId: params.candidateId, next: params.next };
  return (
    <form {...formProps} onFocus={() => void loadRules()} className="grid gap-4">
      {/* What one door answered says nothing about the next. */}
      <FormFailure failure={failedRole === role ? failure : null} />
      <Field label="Email" required error={errorOf('email')}>
        <Input
          {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Password"
        required
        error={errorOf('password')}
        action={
          <Link
            to={authLink('/reset-password', role, carried)}
            className="text-[13px]/5 text-accent-text underline-offset-4 hover:underline"
          >
            Forgotten your password?
          </Link>
        }
      >
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Sign in
      </ReadyButton>
    </form>
  );
}
