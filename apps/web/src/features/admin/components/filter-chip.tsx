import { X } from 'lucide-react';

export interface FilterChipProps {
  /** "Organisation". */
  name: string;
  value: string;
  onRemove(): void;
}

/** A filter that came with a link and can only be taken away. */
export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  return (
    <span className="inline-flex h-control max-w-full items-center gap-1.5 rounded-md bg-neutral-soft pl-3 text-sm/5 text-neutral-text">
      <span className="truncate">
        {name}: <span className="font-medium text-text">{value}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove the filter ${name}: ${value}`}
        onClick={onRemove}
        className="inline-flex size-control shrink-0 items-center justify-center rounded-md hover:text-text"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
