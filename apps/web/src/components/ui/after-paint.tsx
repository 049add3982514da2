import { type ReactNode, useDeferredValue } from 'react';

export interface AfterPaintProps {
  /** What stands there first: the places of what comes. */
  meanwhile: ReactNode;
  children(): ReactNode;
}

/**
 * What takes a while to draw, inside a frame that does not: the frame is shown at once, so that a press is answered, and this
 * follows. Further presses come before it.
 */
export function AfterPaint({ meanwhile, children }: AfterPaintProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children() : meanwhile;
}
