import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
import type { Parsed } from './parse-with.ts';
import { type Failure, splitServerErrors, toFailure } from './server-errors.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';

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

/** The same findings, in the form the library wants them. */
function resolve<Values extends FieldValues, Input>(parsed: Parsed<Input>): ResolverResult<Values, { input: Input }> {
  if (parsed.isValid) return { values: { input: parsed.input }, errors: {} };
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of parsed.errors) set(errors, path, { type: 'invalid', message });
  return { values: {}, errors };
}

/** The rules could not be loaded: nothing is sent unchecked. */
const unchecked = <Values extends FieldValues>() => ({
  values: {} as Record<string, never>,
  errors: { root: { type: 'unchecked' } } as FieldErrors<Values>,
});

const toResolver =
  <Values extends FieldValues, Input>(
    parse: ServerFormOptions<Values, Input, unknown>['parse'],
    onUnloaded: (error: unknown) => void,
  ) =>
  (values: Values) => {
    const parsed = parse(values);
    if (!(parsed instanceof Promise)) return resolve<Values, Input>(parsed);
    return parsed.then(resolve<Values, Input>, (error) => {
      onUnloaded(error);
      return unchecked<Values>();
    });
  };

/** Known at once, so that a second press in the same moment does nothing, and drawn with the next frame. */
function useBusy() {
  const isTaken = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const setBusy = (isBusy: boolean) => {
    isTaken.current = isBusy;
    setIsSending(isBusy);
  };
  return { isTaken: () => isTaken.current, isSending, setBusy };
}

/** Tells of a result after the form was drawn with it. */
function useDone<Result>(onDone: (result: Result) => void) {
  const [done, setDone] = useState<{ result: Result } | null>(null);
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (done) tell(done.result);
  }, [done]);
  return setDone;
}

function useOnce(act: () => void) {
  const isActed = useRef(false);
  return () => {
    if (isActed.current) return;
    isActed.current = true;
    act();
  };
}

/** A form checked by the contract's rules and sent once at a time; the server's findings stand under their fields. */
export function useServerForm<Values extends FieldValues, Input, Result>(
  options: ServerFormOptions<Values, Input, Result>,
) {
  const element = useRef<HTMLFormElement>(null);
  const wantsFocus = useFocusOnFault(element);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isTaken, isSending, setBusy } = useBusy();
  const setDone = useDone<Result>((result) => options.onDone?.(result));
  const form = useForm<Values, unknown, { input: Input }>({
    defaultValues: options.defaultValues,
    shouldFocusError: false,
    resolver: toResolver(options.parse, (error) => setFailure(toFailure(error, options.fallback))),
  });

  /** What is typed is not checked yet; the rules are there when it is. */
  const prepare = useOnce(() => void Promise.resolve(options.parse(form.getValues())).catch(() => undefined));

  function showFailure(error: unknown) {
    if (options.onFailure?.(error)) return;
    const { fields, isComplete } = splitServerErrors(error, (path) => get(form.getValues(), path) !== undefined);
    for (const { path, message } of fields) form.setError(path as Path<Values>, { message });
    if (!isComplete) setFailure(toFailure(error, options.fallback));
    wantsFocus.current = fields.length > 0;
  }

  const send = form.handleSubmit(
    async ({ input }) => {
      if (isTaken()) return;
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
    ({ root }) => {
      // What the last try failed of is no answer to this one.
      if (root?.type !== 'unchecked') setFailure(null);
      wantsFocus.current = true;
    },
  );

  return {
    form,
    failure,
    setFailure,
    isSending,
    /** Spread on the form. `post` so that a press before the script is ready can never put a password in an address. */
    formProps: { ref: element, method: 'post', noValidate: true, onSubmit: send, onFocus: prepare } as const,
    errorOf: (path: Path<Values>): string | undefined => form.getFieldState(path, form.formState).error?.message,
  };
}
