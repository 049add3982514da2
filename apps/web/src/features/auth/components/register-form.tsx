import { register as registerRoute } from '@candela/contract/auth/auth.routes.ts';
import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type AuthParams, authLink } from '../auth-params.ts';
import { useFieldFromLink } from '../use-field-from-link.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ReadyButton } from './ready-button.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('../password-rules.ts')).registerRules;

interface RegisterFormProps {
  role: PublicRole;
  params: AuthParams;
}

export function RegisterForm({ role, params }: RegisterFormProps) {
  const navigate = useNavigate();
  const { email, company, companyId, candidateId, invite, next } = params;

  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    defaultValues: { role },
    fallback: 'Registration failed',
    async submit({ confirmPassword: _, company: typedCompany, ...values }) {
      const linked = { company: role === 'recruiter' && typedCompany?.trim(), companyId, candidateId, invite, next };
      const given = Object.fromEntries(Object.entries(linked).filter(([, value]) => value));
      await api.call(registerRoute, { body: { ...values, ...given, role } });
      navigate(authLink('/confirm-code', role, { email: values.email, candidateId, next }));
    },
  });
  // An address from a link is fixed; one that was typed on the sign-in page can still be corrected.
  const typedEmail: unknown = useLocation().state?.typedEmail;
  const isFixed = email !== null;
  useFieldFromLink(form, 'email', email ?? (typeof typedEmail === 'string' && typedEmail ? typedEmail : null), {
    isFixed,
  });
  useFieldFromLink(form, 'company', company, { isFixed: false });
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';

  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure failure={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" required error={errorOf('firstName')}>
          <Input {...form.register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" required error={errorOf('lastName')}>
          <Input {...form.register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Email" required error={errorOf('email')} hint={email ? 'This comes from your link.' : undefined}>
        <Input {...form.register('email')} type="email" autoComplete="username" readOnly={email !== null} />
      </Field>
      {role === 'recruiter' && !invite && (
        <Field label="Company" error={errorOf('company')}>
          <Input {...form.register('company')} autoComplete="organization" />
        </Field>
      )}
      <NewPasswordFields
        label="Password"
        confirmLabel="Confirm password"
        password={form.register('password')}
        passwordError={errorOf('password')}
        confirm={form.register('confirmPassword')}
        confirmError={errorOf('confirmPassword')}
        value={password}
      />
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Create account
      </ReadyButton>
      <Terms />
    </form>
  );
}

function Terms() {
  return (
    <p className="text-[13px]/5 text-muted">
      By creating an account you agree to our{' '}
      <Link to="/terms" className="text-accent-text underline underline-offset-4">
        terms
      </Link>{' '}
      and{' '}
      <Link to="/privacy" className="text-accent-text underline underline-offset-4">
        privacy notice
      </Link>
      . You must be 16 or over.
    </p>
  );
}
