import { ApiError } from '@candela/contract/client/api-error.ts';
import type { Conflict } from '@candela/contract/kernel/errors.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type ConflictingField, conflictingFields, type Versioned, withTheirs } from './conflict.ts';
import type { Parsed } from './parse-with.ts';

interface MergedForm<Values extends FieldValues, Input> {
  form: UseFormReturn<Values, unknown, Input>;
  formProps: { ref: RefObject<HTMLFormElement | null> };
}

/** What a form is based on, and what to do when that has changed before it was saved. */
export function useMerge<Entity extends Versioned, Values extends FieldValues>(
  entity: Entity,
  toValues: (entity: Entity) => Values,
) {
  const [base, setBase] = useState(entity);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const fields: readonly ConflictingField[] = conflict ? conflictingFields(base, conflict) : [];

  return {
    base,
    setBase,
    /** The change with the version it is based on. */
    based: <Input extends object>(parsed: Parsed<Input>): Parsed<Input & Versioned> =>
      parsed.isValid ? { isValid: true, input: { ...parsed.input, version: base.version } } : parsed,
    fields,
    /** Whether the failure was that the thing had been changed meanwhile. */
    onFailure(error: unknown): boolean {
      if (!(error instanceof ApiError) || !error.conflict) return false;
      setConflict(error.conflict);
      return true;
    },
    cancel: () => setConflict(null),
    /** Takes the other wording of these fields into the form, and saves on top of what is there now. */
    resolve<Input>({ form }: MergedForm<Values, Input>, taken: readonly string[]) {
      if (!conflict) return;
      const theirs = withTheirs(base, conflict);
      const values = toValues(theirs);
      for (const path of taken as readonly Path<Values>[]) {
        form.setValue(path, values[path] as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
      setBase(theirs);
      setConflict(null);
      setIsSaving(true);
    },
    isSaving,
    endSaving: () => setIsSaving(false),
    hasUnrelatedConflict: conflict !== null && fields.length === 0,
  };
}

/** Once the form is drawn on its new base it is sent; where nothing that matters had changed, without a question. */
export function useSaveAfterMerge<Entity extends Versioned, Values extends FieldValues, Input>(
  merge: ReturnType<typeof useMerge<Entity, Values>>,
  merged: MergedForm<Values, Input>,
) {
  useEffect(() => {
    if (merge.hasUnrelatedConflict) merge.resolve(merged, []);
    else if (merge.isSaving) {
      merge.endSaving();
      merged.formProps.ref.current?.requestSubmit();
    }
  });
}
