import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useConfirmEmail } from './use-profile.ts';

/** The code that was mailed to the new address. */
export function ConfirmEmail({ email, onDone }: { email: string; onDone(message: string): void }) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const confirm = useConfirmEmail();
  const send = async () => {
    try {
      const { message } = await confirm.mutateAsync(code.trim());
      onDone(message);
    } catch (error) {
      setFailure(toFailure(error, 'Failed to update email').message);
    }
  };
  return (
    <form
      aria-label="Confirm the new email"
      className="grid gap-3 rounded-md bg-neutral-soft p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>
        We sent a code to <EmailText email={email} className="font-medium" />. Your address changes once you type it
        here; it works for ten minutes.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Code" required error={failure} className="w-40">
          <Input
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" loading={confirm.isPending} disabled={code.trim().length !== 6}>
          Confirm email
        </Button>
      </div>
    </form>
  );
}
