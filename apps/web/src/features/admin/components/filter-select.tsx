import type { ReactNode } from 'react';
import { Select } from '#ui/select.tsx';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** What stands for no choice: "Any state". */
  anyLabel: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  onChange(value: Value | undefined): void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, value, options, onChange } = props;
  // The address may ask for something that is no longer offered; it is still what is being shown.
  const isKnown = value === undefined || options.some(([option]) => option === value);
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0])}
      className="min-w-0 flex-1 sm:w-40 sm:flex-none"
    >
      <option value="">{anyLabel}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
      {!isKnown && <option value={value}>{value}</option>}
    </Select>
  );
}
