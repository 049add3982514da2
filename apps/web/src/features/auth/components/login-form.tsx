import { login, resendCode } from '@candela/contract/auth/auth.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormFailure } from '#components/form/form-failure.tsx';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { type AuthParams, authLink } from '../auth-params.ts';
import { type SecondFactorStep, secondFactorStep } from '../second-factor.ts';
import { startSession } from '../session-lifecycle.ts';
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

const isUnconfirmed = (error: unknown) => error instanceof ApiError && error.type === 'ACCOUNT_NOT_CONFIRMED';

interface LoginFormProps {
  role: Role;
  params: AuthParams;
  /** What was typed so far, also before a second step that was left again. */
  email: string;
  onEmailChange(email: string): void;
  /** The password was right, and something more is needed. */
  onSecondFactor(step: SecondFactorStep, email: string): void;
}

export function LoginForm({ role, params, email: typed, onEmailChange, onSecondFactor }: LoginFormProps) {
  const navigate = useNavigate();
  const email = useRef<HTMLInputElement>(null);
  const [typedBefore] = useState(typed);
  const [failedRole, setFailedRole] = useState<Role | null>(null);

  useFilledIn(email, params.email);

  async function askForCode(address: string) {
    if (role === 'admin') return;
    // The page they land on can send another one; that this one failed is said there soon enough.
    await api.call(resendCode, { body: { email: address, role } }).catch(() => undefined);
    navigate(authLink('/confirm-code', role, { ...params, email: address, company: null, invite: null }));
  }

  const { failure, isSending, formProps, errorOf } = usePlainForm({
    loadRules,
    fallback: 'Login failed',
    submit: signIn,
    onFailure(error) {
      setFailedRole(role);
      const step = secondFactorStep(error);
      if (step) {
        onSecondFactor(step, email.current?.value ?? '');
        return true;
      }
      if (role === 'admin' || !isUnconfirmed(error)) return false;
      void askForCode(email.current?.value ?? '');
      return true;
    },
  });

  const forgotten = <ForgottenLink role={role} params={params} typed={typed} />;
  return (
    <form {...formProps} className="grid gap-4">
      {/* What one door answered says nothing about the next. */}
      <FormFailure failure={failedRole === role ? failure : null} />
      <input type="hidden" name="role" value={role} />
      <Field label="Email" required error={errorOf('email')}>
        <Input
          ref={email}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          defaultValue={typedBefore}
          onChange={({ target }) => onEmailChange(target.value)}
        />
      </Field>
      <Field label="Password" required error={errorOf('password')} action={forgotten}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Sign in
      </ReadyButton>
    </form>
  );
}

/**
 * The hash is known only after the first drawing, when the form already stands: an address that was typed meanwhile stays,
 * and one that is being typed replaces what was filled in.
 */
function useFilledIn(field: RefObject<HTMLInputElement | null>, value: string | null) {
  const filledIn = useRef('');
  useEffect(() => {
    const { current: input } = field;
    if (!input || !value || (input.value !== '' && input.value !== filledIn.current)) return;
    input.value = value;
    filledIn.current = value;
    if (document.activeElement === input) input.select();
  }, [field, value]);
}

interface ForgottenLinkProps {
  role: Role;
  params: AuthParams;
  /** The address, once there is one in the field. */
  typed: string;
}

/** The way back in, with what is known already. */
const ForgottenLink = ({ role, params, typed }: ForgottenLinkProps) => (
  <Link
    to={authLink('/reset-password', role, {
      ...params,
      email: typed || params.email,
      company: null,
      companyId: null,
    })}
    className="touch relative text-[13px]/5 text-accent-text underline-offset-4 hover:underline"
  >
    Forgotten your password?
  </Link>
);
