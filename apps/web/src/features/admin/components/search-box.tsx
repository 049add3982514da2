import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from '../../../components/ui/search-input.tsx';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called once somebody pauses. */
  onSearch(value: string): void;
  maxLength?: number;
}

const typingPauseMs = 250;

export function SearchBox({ label, placeholder, value, onSearch, maxLength = 200 }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent((words: string) => {
    if (words !== value) onSearch(words);
  });

  // The address leads: going back puts the old words into the box again.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const timer = setTimeout(() => search(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
      className="w-full sm:w-64 xl:w-80"
    />
  );
}
