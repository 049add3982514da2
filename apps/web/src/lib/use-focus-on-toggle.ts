import { useEffect, useRef } from 'react';
import { focusPage } from './focus-page.ts';

/**
 * Where a form takes the place of the button that opened it: the focus goes into the form, and afterwards to the button,
 * which is another one by then, or to the page where there is none any more. Goes around both.
 */
export function useFocusOnToggle(isEditing: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const target = frame.current?.querySelector<HTMLElement>(isEditing ? 'input, select, textarea' : 'button');
    if (target) target.focus();
    else focusPage();
  }, [isEditing]);
  return frame;
}
