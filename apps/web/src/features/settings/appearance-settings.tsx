import { Check } from 'lucide-react';
import { accents, type Theme } from '#theme/appearance.ts';
import { setAppearance } from '#theme/set-appearance.ts';
import { useAppearance } from '#theme/use-appearance.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

export function AppearanceSettings() {
  const { theme, accent } = useAppearance();
  return (
    <Card id="appearance" title="Appearance" description="Kept on this device.">
      <div className="grid gap-6">
        <RadioGroup
          legend="Theme"
          direction="row"
          value={theme}
          options={themeOptions}
          onChange={(event) => {
            const chosen = themeOptions.find((option) => option.value === event.target.value);
            if (chosen) setAppearance({ theme: chosen.value });
          }}
        />
        <fieldset>
          <legend className="mb-2.5 text-sm/5 font-medium">Accent</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
            {accents.map(({ id, label }) => (
              <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name="accent"
                  value={id}
                  checked={id === accent}
                  onChange={() => setAppearance({ accent: id })}
                  className="peer sr-only"
                />
                {/* The attribute brings this accent's own colours into the swatch. */}
                <span
                  data-accent={id}
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent forced-color-adjust-none outline-offset-2 outline-ring peer-focus-visible:outline-2"
                >
                  {id === accent && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
                </span>
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </Card>
  );
}
