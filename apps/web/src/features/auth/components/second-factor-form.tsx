import { secondFactor } from '@candela/contract/auth/second-factor.routes.ts';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { startSession } from '../session-lifecycle.ts';
import { ReadyButton } from './ready-button.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/auth/second-factor.routes.ts')).secondFactorInputSchema;

/** The step after the password: the code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onBack }: { onBack(): void }) {
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    fallback: 'Invalid code',
    async submit(body) {
      const { accessToken, user } = await api.call(secondFactor, { body });
      startSession(accessToken, user);
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure failure={failure} />
      <Field
        label="Code"
        required
        error={errorOf('code')}
        hint="Six digits from your authenticator app. Without it, use a recovery code."
      >
        <Input
          {...form.register('code')}
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="tabular text-lg tracking-[0.2em]"
        />
      </Field>
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Sign in
      </ReadyButton>
      <ReadyButton variant="ghost" size="sm" onClick={onBack} className="-ml-2.5 justify-self-start">
        Back
      </ReadyButton>
    </form>
  );
}
