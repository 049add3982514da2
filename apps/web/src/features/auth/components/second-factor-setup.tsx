import { confirmSecondFactor, secondFactorSetup } from '@candela/contract/auth/second-factor.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { QrCode } from '#ui/lazy-qr-code.tsx';
import { startSession } from '../session-lifecycle.ts';
import { CodeInput } from './code-input.tsx';
import { ReadyButton } from './ready-button.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/auth/second-factor.routes.ts')).secondFactorInputSchema;

type Secret = RouteOutput<typeof secondFactorSetup>;
type Confirmed = RouteOutput<typeof confirmSecondFactor>;

/** Three steps: what it is for, the app, and the codes for the day the app is lost. */
export function SecondFactorSetup() {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  if (confirmed) return <RecoveryCodes confirmed={confirmed} />;
  return secret ? <ConfirmApp secret={secret} onConfirmed={setConfirmed} /> : <Begin onSecret={setSecret} />;
}

function Begin({ onSecret }: { onSecret(secret: Secret): void }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function begin() {
    setIsAsking(true);
    setFailure(null);
    try {
      onSecret(await api.call(secondFactorSetup));
    } catch (error) {
      setIsAsking(false);
      setFailure(toFailure(error, 'Something went wrong. Please sign in again.'));
    }
  }

  return (
    <div className="grid gap-4">
      <p>
        To sign in, this account also needs a code from an authenticator app, such as the one of your phone or your
        password manager.
      </p>
      <FormFailure failure={failure} />
      <ReadyButton variant="primary" size="lg" block loading={isAsking} onClick={begin} className="text-sm/5">
        Set it up now
      </ReadyButton>
    </div>
  );
}

function ConfirmApp({ secret, onConfirmed }: { secret: Secret; onConfirmed(confirmed: Confirmed): void }) {
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    isSentOnce: true,
    schema: loadRules,
    fallback: 'Invalid code',
    submit: async (body) => onConfirmed(await api.call(confirmSecondFactor, { body })),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <div className="flex flex-wrap items-center gap-3">
        <code className="font-mono text-[13px]/5 break-all">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret.secret} label="Copy key" />
      </div>
      <FormFailure failure={failure} />
      <Field label="Code" required error={errorOf('code')} hint="The six digits that the app shows now.">
        <CodeInput {...form.register('code')} />
      </Field>
      <ReadyButton type="submit" variant="primary" size="lg" block loading={isSending} className="mt-1 text-sm/5">
        Confirm
      </ReadyButton>
    </form>
  );
}

/** The session begins with the last click: a caller who is taken away by the page going on would never see them. */
function RecoveryCodes({ confirmed: { recoveryCodes, accessToken, user } }: { confirmed: Confirmed }) {
  return (
    <div className="grid gap-4">
      <p>
        Keep these recovery codes in a safe place. Each signs you in once when you do not have the app, and they are not
        shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-line p-4">
        {recoveryCodes.map((code) => (
          <li key={code} className="font-mono text-[15px]/6">
            {code}
          </li>
        ))}
      </ul>
      <CopyButton text={recoveryCodes.join('\n')} label="Copy codes" />
      <ReadyButton
        variant="primary"
        size="lg"
        block
        onClick={() => startSession(accessToken, user)}
        className="text-sm/5"
      >
        I have kept them, sign in
      </ReadyButton>
    </div>
  );
}
