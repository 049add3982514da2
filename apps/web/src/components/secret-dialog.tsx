import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { OnceShown } from './once-shown.tsx';

interface SecretDialogProps {
  /** Of the button that opens it, and of the form. */
  title: string;
  /** Once it is made. */
  madeTitle: string;
  /** What is made, in the middle of a sentence. */
  label: string;
  /** How the secret is used. */
  use: ReactNode;
  /** The form; it hands over the secret, which is shown this once. */
  form(onMade: (secret: string) => void): ReactNode;
}

/** Makes something with a secret, and shows the secret. */
export function SecretDialog({ title, madeTitle, label, use, form }: SecretDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const change = (open: boolean) => {
    setIsOpen(open);
    if (!open) setSecret(undefined);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      trigger={<Button size="sm">{title}</Button>}
      title={secret ? madeTitle : title}
    >
      {secret ? (
        <OnceShown label={label} secret={secret} onDone={() => change(false)}>
          {use}
        </OnceShown>
      ) : (
        form(setSecret)
      )}
    </Dialog>
  );
}
