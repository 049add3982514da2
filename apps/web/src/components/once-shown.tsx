import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

interface OnceShownProps {
  /** What the secret is, for the copy button. */
  label: string;
  secret: string;
  /** How it is used. */
  children: ReactNode;
  onDone(): void;
}

/** A secret that is seen now and never again. */
export function OnceShown({ label, secret, children, onDone }: OnceShownProps) {
  return (
    <div className="grid gap-4">
      <Alert tone="warning">Copy it now: it is not shown again.</Alert>
      <code className="rounded-md border border-line bg-sunken p-3 font-mono text-[13px]/5 break-all">{secret}</code>
      <p className="text-muted">{children}</p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <CopyButton text={secret} label={`Copy ${label}`} />
        <Button size="sm" variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
