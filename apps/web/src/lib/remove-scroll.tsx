import { type ComponentPropsWithRef, type ElementType, useLayoutEffect } from 'react';

interface RemoveScrollProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  enabled?: boolean;
  /** Of the package that this stands in for; not needed here. */
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/**
 * Holds the page still under a menu or a dialog. It stands in for `react-remove-scroll`, which menus and dialogs ask for
 * (`vite.config.ts`): that one writes a variable onto the body that everything in it inherits, so that the browser works out
 * the look of the whole page anew each time something opens or closes.
 */
export function RemoveScroll(props: RemoveScrollProps) {
  const { as: Container = 'div', enabled = true, allowPinchZoom: _, shards: __, ...rest } = props;
  useLayoutEffect(() => (enabled ? holdStill() : undefined), [enabled]);
  return <Container {...rest} />;
}

/** How many hold it at this moment: a menu in a dialog is the second. */
let holders = 0;

function holdStill(): () => void {
  const { documentElement, body } = document;
  holders += 1;
  if (holders === 1) {
    // The room of the scroll bar stays, so that nothing moves.
    body.style.marginRight = `${window.innerWidth - documentElement.clientWidth}px`;
    body.style.overflow = 'hidden';
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    body.style.marginRight = '';
    body.style.overflow = '';
  };
}
