import { type RefObject, useEffect, useRef } from 'react';

/** Answers whether there was one: the first fault of a form, wherever it is. */
function focusFirstError(form: HTMLElement | null): boolean {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return false;
  const folded = invalid.closest('details');
  if (folded) folded.open = true;
  invalid.focus();
  return true;
}

/** Set it, and the first fault is focused once it is drawn. */
export function useFocusOnFault(form: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isWanted = useRef(false);
  // With every drawing: only the one that shows the faults can lead to the first of them.
  useEffect(() => {
    if (isWanted.current && focusFirstError(form.current)) isWanted.current = false;
  });
  return isWanted;
}
