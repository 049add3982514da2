import { forgotPassword } from '@candela/contract/auth/auth.routes.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { AuthParams } from '../auth-params.ts';
import { ReadyButton } from './ready-button.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/auth/auth.schemas.ts')).forgotPasswordInputSchema;

export interface ResetAccount {
  email: string;
  role: Role;
  /** Where the person was on the way to: the mailed link leads on to it. */
  next?: string | undefined;
  /** The invitation they were following. */
  invite?: string | undefined;
  candidateId?: string | undefined;
}

interface ForgotPasswordFormProps {
  role: Role;
  params: AuthParams;
  /** A code is on its way, or already there. */
  onContinue(account: ResetAccount, wasSent: boolean): void;
}

const known = ({ email, next, invite, candidateId }: AuthParams) => ({
  ...(email ? { email } : {}),
  ...(next ? { next } : {}),
  ...(invite && candidateId ? { invite, candidateId } : {}),
});

/** First half of a forgotten password: whose it is. */
export function ForgotPasswordForm({ role, params, onContinue }: ForgotPasswordFormProps) {
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    defaultValues: { role, ...known(params) },
    fallback: 'Password reset failed',
    async submit(account) {
      await api.call(forgotPassword, { body: account });
      onContinue(account, true);
    },
  });

  const useCode = async () => {
    const account = (await loadRules()).safeParse(form.getValues());
    if (account.success) onContinue(account.data, false);
    else await form.trigger('email', { shouldFocus: true });
  };

  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure failure={failure} />
      <Field label="Email" required error={errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="username" spellCheck={false} />
      </Field>
      <Field label="I am a" required error={errorOf('role')}>
        <Select {...form.register('role')}>
          <option value="candidate">Job Seeker</option>
          <option value="recruiter">Employer</option>
          {role === 'admin' && <option value="admin">Admin</option>}
        </Select>
      </Field>
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Send me a code
      </ReadyButton>
      <ReadyButton variant="ghost" size="sm" onClick={useCode} className="-ml-2.5 justify-self-start">
        I already have a code
      </ReadyButton>
    </form>
  );
}
