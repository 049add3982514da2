import { useTyped } from '#lib/use-typed.ts';
import { SearchInput } from '#ui/search-input.tsx';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called once typing pauses. */
  onSearch(value: string): void;
  maxLength?: number;
}

export function SearchBox({ label, placeholder, value, onSearch, maxLength = 200 }: SearchBoxProps) {
  const [typed, setTyped] = useTyped(value, onSearch);

  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
      className="w-full sm:w-72 xl:w-80"
    />
  );
}
