import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { parseWith } from './parse-with.ts';
import { type Failure, splitServerErrors, toFailure } from './server-errors.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';

interface PlainFormOptions<Output> {
  /** Where the contract's rules are loaded from. */
  loadRules(): Promise<z.ZodType<Output>>;
  submit(input: Output): Promise<void>;
  /** Said when a failure has no words of its own. */
  fallback: string;
  /** Deals with a failure itself; true when nothing more is to be said. */
  onFailure?(error: unknown): boolean;
}

type FieldFaults = Readonly<Record<string, string>>;

const faultsOf = (errors: readonly { path: string; message: string }[]): FieldFaults =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

/**
 * A form whose few fields the browser itself keeps, for a page that should be there at once: it needs neither the library
 * of larger forms nor the rules before they are used. It is sent once; success leads away from it.
 */
export function usePlainForm<Output>({ loadRules, submit, fallback, onFailure }: PlainFormOptions<Output>) {
  const element = useRef<HTMLFormElement>(null);
  const isTaken = useRef(false);
  const wantsFocus = useFocusOnFault(element);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function check(form: HTMLFormElement) {
    const parsed = parseWith(await loadRules(), Object.fromEntries(new FormData(form)));
    setFaults(faultsOf(parsed.isValid ? [] : parsed.errors));
    return parsed;
  }

  function showFailure(error: unknown, form: HTMLFormElement) {
    if (onFailure?.(error)) return;
    const { fields, isComplete } = splitServerErrors(error, (path) => form.elements.namedItem(path) !== null);
    wantsFocus.current = fields.length > 0;
    setFaults(faultsOf(fields));
    if (!isComplete) setFailure(toFailure(error, fallback));
  }

  const setBusy = (isBusy: boolean) => {
    isTaken.current = isBusy;
    setIsSending(isBusy);
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isTaken.current) return;
    setBusy(true);
    setFailure(null);
    try {
      const parsed = await check(form);
      if (parsed.isValid) return await submit(parsed.input);
      wantsFocus.current = true;
    } catch (error) {
      showFailure(error, form);
    }
    setBusy(false);
  }

  return {
    failure,
    isSending,
    /** Spread on the form. `post` so that a press before the script is ready can never put a password in an address. */
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: send,
      onFocus: () => void loadRules().catch(() => undefined),
      onChange: () => {
        if (element.current && Object.keys(faults).length > 0) void check(element.current).catch(() => undefined);
      },
    } as const,
    errorOf: (name: string): string | undefined => faults[name],
  };
}
