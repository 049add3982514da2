import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useConfirmEmail, useKeepEmail } from './use-profile.ts';

interface ConfirmEmailProps {
  email: string;
  /** With what to say where the address changed; without, it stays as it was. */
  onDone(message?: string): void;
}

/** The code that was mailed to the new address, and the way back from it. */
export function ConfirmEmail({ email, onDone }: ConfirmEmailProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const confirm = useConfirmEmail();
  const keep = useKeepEmail({
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => toast.error(toFailure(error, 'That did not work. Please try again.').message),
  });
  const send = async () => {
    try {
      const { message } = await confirm.mutateAsync(code);
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
            // Not cut by the browser, which would keep the space of a pasted "123 456" and lose a digit.
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
        </Field>
        <Button type="submit" variant="primary" loading={confirm.isPending} disabled={code.length !== 6}>
          Confirm email
        </Button>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          Cancel change
        </Button>
      </div>
    </form>
  );
}
