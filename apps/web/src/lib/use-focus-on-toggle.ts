import { useEffect, useRef } from 'react';

/**
 * Where a form takes the place of the button that opened it: the focus goes into the form, and afterwards to the button,
 * which is another one by then. Goes around both.
 */
export function useFocusOnToggle(isEditing: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    frame.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus();
  }, [isEditing]);
  return frame;
}
