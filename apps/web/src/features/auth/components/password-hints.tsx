import { passwordHints } from '@candela/contract/auth/auth.schemas.ts';
import { Check, Circle } from 'lucide-react';
import { cn } from '#lib/class-names.ts';

/** What makes a good password, ticked off while typing. */
export function PasswordHints({ value }: { value: string }) {
  const hints = passwordHints.map((hint) => ({ ...hint, isDone: hint.isMet(value) }));
  return (
    <ul aria-label="Password hints" className="grid grid-cols-2 gap-x-4 gap-y-1">
      {hints.map(({ id, label, isDone }) => (
        <li key={id} className={cn('flex items-center gap-1.5', isDone && 'text-success-text')}>
          {isDone ? (
            <Check aria-hidden="true" className="size-3.5 shrink-0" />
          ) : (
            <Circle aria-hidden="true" className="size-3.5 shrink-0 scale-75" />
          )}
          {label}
          {isDone && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ul>
  );
}
