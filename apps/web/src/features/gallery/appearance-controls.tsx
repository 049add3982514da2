import { accents, themes } from '#theme/appearance.ts';
import { setAppearance } from '#theme/set-appearance.ts';
import { useAppearance } from '#theme/use-appearance.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

const themeLabels = { light: 'Light', dark: 'Dark', system: 'System' };

export function AppearanceControls() {
  const { theme, accent } = useAppearance();
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-5 rounded-lg border border-line bg-surface p-5">
      <RadioGroup
        legend="Theme"
        name="theme"
        direction="row"
        value={theme}
        options={themes.map((value) => ({ value, label: themeLabels[value] }))}
        onChange={(event) => setAppearance({ theme: themes.find((value) => value === event.target.value) ?? 'system' })}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm/5 font-medium">Accent</legend>
        <div className="flex flex-wrap gap-1.5">
          {accents.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              data-accent={id}
              title={label}
              aria-label={label}
              aria-pressed={id === accent}
              onClick={() => setAppearance({ accent: id })}
              className="size-6 rounded-full border-2 border-surface bg-accent aria-pressed:ring-2 aria-pressed:ring-text"
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
