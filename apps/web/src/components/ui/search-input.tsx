import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { cn } from '#lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

export interface SearchInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchInput({ label, value, onChange, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton label="Clear search" size="sm" className="absolute top-1 right-1" onClick={clear}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
