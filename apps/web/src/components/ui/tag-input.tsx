import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useIsPressing } from '#lib/use-is-pressing.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

export interface TagInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What one entry is called: "skill". */
  noun: string;
  placeholder?: string;
  disabled?: boolean;
}

/** Adds what was typed: commas separate, blanks fall away, nothing is entered twice. */
export function addTags(current: readonly string[], typed: string): string[] {
  const tags = [...current];
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const known = tags.some((existing) => existing.toLowerCase() === tag.toLowerCase());
    if (tag && !known) tags.push(tag);
  }
  return tags;
}

/** The entries as they are shown: one that a press elsewhere adds appears once that press is over, so as not to move its aim. */
function useShown(value: readonly string[]): readonly string[] {
  const isPressing = useIsPressing();
  const [shown, setShown] = useState(value);
  if (!isPressing && shown !== value) setShown(value);
  return shown;
}

export function TagInput({ value, onChange, noun, placeholder, disabled }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const shown = useShown(value);

  const add = () => {
    onChange(addTags(value, typed));
    setTyped('');
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter adds the entry; it must not send the form around it.
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
          // What was typed and left counts: a word should not be lost for want of a key.
          onBlur={add}
          placeholder={placeholder}
          disabled={disabled}
          required={false}
        />
        <Button onClick={add} disabled={disabled || typed.trim() === ''}>
          Add
        </Button>
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={`Chosen: ${noun}`}>
          {shown.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-7 items-center gap-1 rounded-md bg-neutral-soft pl-2.5 text-[13px]/5 wrap-anywhere text-text"
            >
              {tag}
              <button
                type="button"
                aria-label={`Remove ${noun} ${tag}`}
                disabled={disabled}
                onClick={() => onChange(value.filter((other) => other !== tag))}
                className="touch relative inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:text-text"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
