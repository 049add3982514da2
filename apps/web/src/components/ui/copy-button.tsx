import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

export interface CopyButtonProps {
  text: string;
  /** What is copied: "Copy code". */
  label?: string;
}

const confirmationMs = 2000;

export function CopyButton({ text, label = 'Copy' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button size="sm" icon={<Icon aria-hidden="true" className="size-3.5" />} onClick={copy}>
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Copying is blocked' : label}
      </span>
    </Button>
  );
}
