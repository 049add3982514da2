import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toMinScore } from '../shared/min-score.ts';

const typingPauseMs = 500;

export interface MinScoreFieldProps {
  value: number;
  onChange(value: number): void;
}

/** Applies after a pause in typing, on leaving the field and on Enter. */
export function MinScoreField({ value, onChange }: MinScoreFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const apply = () => {
    const next = toMinScore(typed);
    if (next !== null && next !== value) onChange(next);
  };
  const applyAfterPause = useEffectEvent(apply);
  const settle = () => {
    apply();
    // What was meant, as it is understood: 64.5 is 65, nothing is what it was.
    setTyped(String(toMinScore(typed) ?? value));
  };

  // The address leads, but never rewrites what is being typed and means the same.
  useEffect(() => setTyped((current) => (toMinScore(current) === value ? current : String(value))), [value]);
  useEffect(() => {
    if (toMinScore(typed) === null) return;
    const timer = setTimeout(() => applyAfterPause(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Field label="Min score" required className="grid-cols-[auto_4.25rem] items-center gap-2 whitespace-nowrap">
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        step={1}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </Field>
  );
}
