import { useEffect, useRef, useState } from 'react';
import { oncePainted } from './once-painted.ts';

/**
 * For a press whose outcome takes a while to draw, such as a dialog: what was pressed is marked at once, and the rest is done
 * when that is seen.
 */
export function useAnsweredPress(act: () => void): readonly [isPressed: boolean, press: () => void] {
  const [isPressed, setIsPressed] = useState(false);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);

  const press = () => {
    setIsPressed(true);
    callOff.current?.();
    callOff.current = oncePainted(() => {
      setIsPressed(false);
      act();
    });
  };
  return [isPressed, press];
}
