import { useEffect, useEffectEvent, useRef, useState } from 'react';

const typingPauseMs = 250;

/**
 * What was typed, handed on after a pause. A value that comes from elsewhere takes its place: going back puts the old words into
 * the box again. One that was handed on from here does not: more may have been typed since.
 */
export function useTyped(value: string, onSettled: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const onTheWay = useRef<string[]>([]);
  const settle = useEffectEvent((next: string) => {
    if (next === (onTheWay.current.at(-1) ?? value)) return;
    onTheWay.current.push(next);
    onSettled(next);
  });
  useEffect(() => {
    const place = onTheWay.current.indexOf(value);
    onTheWay.current = place < 0 ? [] : onTheWay.current.slice(place + 1);
    if (place < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
