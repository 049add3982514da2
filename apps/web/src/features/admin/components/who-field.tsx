import { type FormEvent, useEffect, useState } from 'react';
import { SearchInput } from '#ui/search-input.tsx';

export interface WhoFieldProps {
  value: string;
  onChange(value: string): void;
}

/** Only a whole address finds an account, so that it is looked for when it is finished, not while it is typed. */
export function WhoField({ value, onChange }: WhoFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  const commit = (next = typed) => {
    if (next.trim() !== value) onChange(next.trim());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={handleSubmit} onBlur={() => commit()} className="w-full sm:w-64">
      <SearchInput
        label="Done by (email)"
        placeholder="Done by (email)"
        value={typed}
        maxLength={254}
        onChange={(next) => {
          setTyped(next);
          if (next === '') commit('');
        }}
      />
    </form>
  );
}
