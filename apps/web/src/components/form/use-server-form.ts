import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type ResolverResult,
  set,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type Failure, fieldOfPath, splitServerErrors, toFailure } from './server-errors.ts';

export type Parsed<Input> =
  | { isValid: true; input: Input }
  | { isValid: false; errors: readonly { path: string; message: string }[] };

/** Checks with a schema of the contract; of several faults with a field the first is said. */
export function parseWith<Output>(schema: z.ZodType<Output>, value: unknown): Parsed<Output> {
  const result = schema.safeParse(value);
  if (result.success) return { isValid: true, input: result.data };
  const errors = result.error.issues.map(({ path, message }) => ({ path: fieldOfPath(path.join('.')), message }));
  return {
    isValid: false,
    errors: errors.filter((error, at) => errors.findIndex((e) => e.path === error.path) === at),
  };
}

export interface ServerFormOptions<Values extends FieldValues, Input, Result> {
  defaultValues: DefaultValues<Values> | undefined;
  /** What is typed, turned into what is sent. */
  parse(values: Values): Parsed<Input> | Promise<Parsed<Input>>;
  submit(input: Input): Promise<Result>;
  /** Once the form is drawn as saved: only now may a step away be taken without the guard asking. */
  onDone?(result: Result): void;
  /** Said when a failure has no words of its own. */
  fallback: string;
  /** Deals with a failure itself; true when nothing more is to be said. */
  onFailure?(error: unknown): boolean;
  /** Success leads away from the form: a second press before that does nothing. */
  isSentOnce?: boolean;
}

/** Answers whether there was one: the first fault of a form, wherever it is. */
function focusFirstError(form: HTMLFormElement | null): boolean {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return false;
  const folded = invalid.closest('details');
  if (folded) folded.open = true;
  invalid.focus();
  return true;
}

/** Set it, and the first fault is focused once it is drawn. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const isWanted = useRef(false);
  // With every drawing: only the one that shows the faults can lead to the first of them.
  useEffect(() => {
    if (isWanted.current && focusFirstError(form.current)) isWanted.current = false;
  });
  return isWanted;
}

/** The same findings, in the form the library wants them. */
function resolve<Values extends FieldValues, Input>(parsed: Parsed<Input>): ResolverResult<Values, { input: Input }> {
  if (parsed.isValid) return { values: { input: parsed.input }, errors: {} };
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of parsed.errors) set(errors, path, { type: 'invalid', message });
  return { values: {}, errors };
}

/** A form checked by the contract's rules and sent once at a time; the server's findings stand under their fields. */
export function useServerForm<Values extends FieldValues, Input, Result>(
  options: ServerFormOptions<Values, Input, Result>,
) {
  const element = useRef<HTMLFormElement>(null);
  const isTaken = useRef(false);
  const wantsFocus = useFocusOnFault(element);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<{ result: Result } | null>(null);
  const tellDone = useEffectEvent((result: Result) => options.onDone?.(result));

  useEffect(() => {
    if (done) tellDone(done.result);
  }, [done]);

  const form = useForm<Values, unknown, { input: Input }>({
    defaultValues: options.defaultValues,
    shouldFocusError: false,
    resolver: (values) => {
      const parsed = options.parse(values);
      return parsed instanceof Promise ? parsed.then(resolve<Values, Input>) : resolve(parsed);
    },
  });

  function showFailure(error: unknown) {
    if (options.onFailure?.(error)) return;
    const { fields, isComplete } = splitServerErrors(error, (path) => get(form.getValues(), path) !== undefined);
    for (const { path, message } of fields) form.setError(path as Path<Values>, { message });
    if (!isComplete) setFailure(toFailure(error, options.fallback));
    wantsFocus.current = fields.length > 0;
  }

  const setBusy = (isBusy: boolean) => {
    isTaken.current = isBusy;
    setIsSending(isBusy);
  };

  const send = form.handleSubmit(
    async ({ input }) => {
      if (isTaken.current) return;
      setBusy(true);
      setFailure(null);
      try {
        setDone({ result: await options.submit(input) });
        if (!options.isSentOnce) setBusy(false);
      } catch (error) {
        setBusy(false);
        showFailure(error);
      }
    },
    () => {
      wantsFocus.current = true;
    },
  );

  return {
    form,
    failure,
    setFailure,
    isSending,
    /** Spread on the form. `post` so that a press before the script is ready can never put a password in an address. */
    formProps: { ref: element, method: 'post', noValidate: true, onSubmit: send } as const,
    errorOf: (path: Path<Values>): string | undefined => form.getFieldState(path, form.formState).error?.message,
  };
}
