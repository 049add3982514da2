import type { Appearance } from '#theme/appearance.ts';
import { PublicIcon } from './public-icon.tsx';

const choices = [
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
  { theme: 'system', label: 'Same as this device', icon: 'monitor' },
] as const;

/** A plain form; the site's script spares the visitor the round trip. */
export function ThemeForm({ current }: { current: Appearance['theme'] }) {
  return (
    <form method="post" action="/appearance" data-theme-form>
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
            className="touch relative inline-flex size-8 items-center justify-center rounded-md hover:bg-hover hover:text-text aria-pressed:bg-neutral-soft aria-pressed:text-text"
          >
            <PublicIcon name={icon} />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
