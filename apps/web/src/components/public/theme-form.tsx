import type { FormEvent } from 'react';
import { cn } from '../../lib/class-names.ts';
import { setAppearance, useAppearance } from '../../theme/use-appearance.ts';
import { PublicIcon } from './public-icon.tsx';

const choices = [
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
  { theme: 'system', label: 'Same as this device', icon: 'monitor' },
] as const;

/** A plain form, so that it also works before or without script. */
export function ThemeForm() {
  const { theme: current } = useAppearance();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = choices.find(({ theme }) => theme === submitter?.getAttribute('value'));
    if (!chosen) return;
    event.preventDefault();
    setAppearance({ theme: chosen.theme });
  };

  return (
    <form method="post" action="/appearance" onSubmit={handleSubmit}>
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ theme, label, icon }) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            aria-pressed={theme === current}
            title={label}
            className={cn(
              'inline-flex size-8 items-center justify-center rounded-md hover:bg-hover hover:text-text',
              theme === current && 'bg-neutral-soft text-text',
            )}
          >
            <PublicIcon name={icon} />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
