import { confirm, resendCode } from '@candela/contract/auth/auth.routes.ts';
import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { type AuthParams, authLink } from '../auth-params.ts';
import { isInvalidCode, linkIsOver } from '../mailed-link.ts';
import { useFieldFromLink } from '../use-field-from-link.ts';
import { CodeInput } from './code-input.tsx';
import { ReadyButton } from './ready-button.tsx';
import { ResendButton } from './resend-button.tsx';

const loadResendRules = async () => (await import('@candela/contract/auth/auth.schemas.ts')).resendCodeInputSchema;

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/auth/auth.schemas.ts')).confirmInputSchema;

export const confirmedNotice = 'Your email is confirmed. Please sign in.';

export function ConfirmForm({ role, params }: { role: PublicRole; params: AuthParams }) {
  const navigate = useNavigate();
  const [isLinkOver, setIsLinkOver] = useState(false);
  const { form, failure, setFailure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    defaultValues: { role },
    fallback: 'Invalid code',
    onFailure(error) {
      if (params.token === null || isLinkOver || !isInvalidCode(error)) return false;
      setIsLinkOver(true);
      form.resetField('code', { defaultValue: '' });
      setFailure(linkIsOver);
      return true;
    },
    async submit(values) {
      const answer: RouteOutput<typeof confirm> | undefined = await api.call(confirm, { body: values });
      if (!answer) throw new ApiError({ status: 400, type: 'INVALID_CODE', message: 'Invalid code' });
      const next = safeNext(answer.next) ?? params.next;
      const link = authLink('/login', values.role, { email: values.email, candidateId: params.candidateId, next });
      navigate(link, { state: { notice: confirmedNotice } });
    },
  });

  useFieldFromLink(form, 'email', params.email, { isFixed: false });
  useFieldFromLink(form, 'role', role, { isFixed: true });
  useFieldFromLink(form, 'code', params.token, { isFixed: true });
  const hasLink = params.token !== null && !isLinkOver;

  async function resend() {
    const checked = (await loadResendRules()).safeParse(form.getValues());
    if (checked.success) return api.call(resendCode, { body: checked.data });
    await form.trigger('email', { shouldFocus: true });
    throw new Error('no address');
  }

  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure failure={failure} />
      <Field label="Email" required error={errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="username" spellCheck={false} />
      </Field>
      <Field label="I am a" required error={errorOf('role')}>
        <Select {...form.register('role')} disabled={params.candidateId !== null}>
          <option value="candidate">Job Seeker</option>
          <option value="recruiter">Employer</option>
        </Select>
      </Field>
      {!hasLink && (
        <Field label="Confirmation code" required error={errorOf('code')} hint="Six digits, valid for ten minutes.">
          <CodeInput {...form.register('code')} />
        </Field>
      )}
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Confirm account
      </ReadyButton>
      {!hasLink && <ResendButton send={resend} onFailure={setFailure} startsCooling={!isLinkOver} />}
    </form>
  );
}
