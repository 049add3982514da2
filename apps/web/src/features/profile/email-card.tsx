import { useState } from 'react';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { useProof } from '#components/proof/use-proof.tsx';
import type { StoredUser } from '#lib/api/session-store.ts';
import { focusPage } from '#lib/focus-page.ts';
import { useFocusOnToggle } from '#lib/use-focus-on-toggle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { emailFailure, managedByGoogle } from './email-failure.ts';
import { ProfileMessage } from './profile-message.tsx';
import { useAskForEmail, useEmailChange } from './use-profile.ts';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/auth/profile.routes.ts')).emailInputSchema;

/** The address on a card of its own: another one counts once the code mailed to it was typed. */
export function EmailCard({ user }: { user: StoredUser }) {
  const [isEditing, setIsEditing] = useState(false);
  const [message, setMessage] = useState<string>();
  const frame = useFocusOnToggle(isEditing);
  const change = useEmailChange();
  const isManaged = user.authProvider === 'google';
  const pending = change.data?.data.pendingEmail ?? null;
  const start = () => {
    setMessage(undefined);
    setIsEditing(true);
  };
  const finish = (text?: string) => {
    setMessage(text);
    setIsEditing(false);
  };
  const answered = (text?: string) => {
    setMessage(text);
    // The form for the code is gone.
    focusPage();
  };
  return (
    <div ref={frame}>
      <Card
        title="Email address"
        actions={
          !isEditing &&
          !isManaged && (
            <Button size="sm" onClick={start}>
              Change email
            </Button>
          )
        }
      >
        <div className="grid gap-4">
          <ProfileMessage message={isManaged ? managedByGoogle : message} />
          <p>
            <EmailText email={change.data?.data.email ?? user.email} />
          </p>
          {isEditing && <EmailForm user={user} onDone={finish} />}
          {pending && !isEditing && <ConfirmEmail email={pending} onDone={answered} />}
        </div>
      </Card>
    </div>
  );
}

function EmailForm({ user, onDone }: { user: StoredUser; onDone(message?: string): void }) {
  const ask = useAskForEmail(user.role === 'candidate' ? 'candidate' : 'recruiter');
  const [failure, setFailure] = useState<string>();
  const { proof, proofFields, isAskingFor } = useProof();
  const { form, isSending, formProps, errorOf } = useSchemaForm({
    schema: loadRules,
    defaultValues: { email: '' },
    fallback: 'Failed to update email',
    submit: async ({ email }) => onDone((await ask.mutateAsync({ email, ...proof })).message),
    onFailure: (error) => {
      setFailure(isAskingFor(error) ? undefined : emailFailure(error));
      return true;
    },
  });
  return (
    <form {...formProps} aria-label="Change email" className="grid gap-4">
      <ProfileMessage message={failure} />
      <Field label="New email" required error={errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="email" />
      </Field>
      {proofFields}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={isSending}>
          Save
        </Button>
        <Button onClick={() => onDone()} disabled={isSending}>
          Cancel
        </Button>
      </div>
      {form.formState.isDirty && !isSending && <UnsavedGuard isDirty />}
    </form>
  );
}
