import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Fills a field with what the link says. The hash is known only after the first drawing, when the form already stands: what
 * was typed meanwhile stays, unless the link alone decides it.
 */
export function useFieldFromLink<Values extends FieldValues, Name extends Path<Values>, Output>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Output>,
  name: Name,
  value: PathValue<Values, Name> | null,
  { isFixed }: { isFixed: boolean },
) {
  const filledIn = useRef<PathValue<Values, Name>>(undefined);
  useEffect(() => {
    if (value === null) return;
    const present = getValues(name);
    if (!isFixed && present && present !== filledIn.current) return;
    setValue(name, value);
    filledIn.current = value;
  }, [getValues, setValue, name, value, isFixed]);
}
