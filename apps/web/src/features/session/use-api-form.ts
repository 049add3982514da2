import { ApiError } from '@candela/contract/client/api-error.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';

export interface Failure {
  message: string;
  /** When the server will listen again. */
  retryAt: Date | null;
}

interface ApiFormOptions<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  defaultValues?: DefaultValues<NoInfer<Input>>;
  /** Said when the failure has no words of its own. */
  fallback: string;
  submit(values: Output): Promise<void>;
  /** Takes a failure over; true when nothing more is to be said. */
  onFailure?(error: unknown): boolean;
}

export function toFailure(error: unknown, fallback: string): Failure {
  const isOurs = error instanceof ApiError;
  return {
    message: isOurs && error.message ? error.message : fallback,
    retryAt: isOurs && error.retryAfter ? new Date(Date.now() + error.retryAfter * 1000) : null,
  };
}

/**
 * A form that is checked by the contract's schema and sent once: until it fails, a second press does nothing. What the
 * server finds wrong with a field is shown under that field.
 */
export function useApiForm<Input extends FieldValues, Output>(options: ApiFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isTaken = useRef(false);

  function showFailure(error: unknown) {
    if (options.onFailure?.(error)) return;
    const fields = error instanceof ApiError ? error.errors.filter(({ path }) => path in form.getValues()) : [];
    for (const { path, message } of fields) form.setError(path as Path<Input>, { message });
    const first = fields[0];
    if (first) form.setFocus(first.path as Path<Input>);
    else setFailure(toFailure(error, options.fallback));
  }

  const send = form.handleSubmit(async (values) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      await options.submit(values);
    } catch (error) {
      isTaken.current = false;
      setIsSending(false);
      showFailure(error);
    }
  });

  return {
    form,
    failure,
    setFailure,
    isSending,
    /** Spread on the form. `post` so that a press before the script is ready can never put a password in an address. */
    formProps: { method: 'post', noValidate: true, onSubmit: send } as const,
    errorOf: (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message,
  };
}
