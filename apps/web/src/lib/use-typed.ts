import { useEffect, useEffectEvent, useState } from 'react';

const typingPauseMs = 250;

/** What was typed, handed on after a pause. The value leads: going back puts the old words into the box again. */
export function useTyped(value: string, onSettled: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const settle = useEffectEvent((next: string) => {
    if (next !== value) onSettled(next);
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
