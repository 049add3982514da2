import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface CodeFormProps {
  /** What the code is for; the words of the button. */
  label: string;
  send(code: string): Promise<unknown>;
}

/** One code of an authenticator app, or a recovery code. */
export function CodeForm({ label, send }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const submit = async () => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await send(code.trim());
    } catch (error) {
      setFailure(toFailure(error, 'Invalid code').message);
      setIsSending(false);
    }
  };
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="Code" required error={failure} className="w-48">
        <Input value={code} autoComplete="one-time-code" onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" className="mt-6.5" loading={isSending} disabled={code.trim().length < 6}>
        {label}
      </Button>
    </form>
  );
}
