import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input } from '#ui/input.tsx';

const digits = 6;

/** Six digits in one box: pasting "123 456" works, and so does the phone's offer to fill in a code. */
export function CodeInput({ onChange, ...rest }: UseFormRegisterReturn) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const kept = event.target.value.replace(/\D/g, '').slice(0, digits);
    if (kept !== event.target.value) event.target.value = kept;
    return onChange(event);
  };
  return (
    <Input
      {...rest}
      onChange={keepDigits}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      placeholder="000000"
      className="tabular text-lg tracking-[0.4em]"
    />
  );
}
