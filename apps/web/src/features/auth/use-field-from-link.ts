import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Fills a field with what the link says. The hash is known only after the first drawing, when the form already stands. */
export function useFieldFromLink<Values extends FieldValues, Name extends Path<Values>, Output>(
  { setValue }: UseFormReturn<Values, unknown, Output>,
  name: Name,
  value: PathValue<Values, Name> | null,
) {
  useEffect(() => {
    if (value !== null) setValue(name, value);
  }, [setValue, name, value]);
}
