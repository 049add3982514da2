import { type EmbedSettings, embedFonts, embedThemes } from '@candela/contract/companies/embed-settings.ts';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type { Versioned } from '#components/form/conflict.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

/** The settings as they are typed. */
export type EmbedFormValues = Record<'primary' | 'buttonBg' | 'buttonText' | 'fontSize' | 'buttonRadius', string> &
  Pick<EmbedSettings, 'font' | 'theme'>;

interface EmbedSettingsFieldsProps {
  control: Control<EmbedFormValues, unknown, { input: { embedSettings: EmbedSettings } & Versioned }>;
  register: UseFormRegister<EmbedFormValues>;
  errorOf(name: keyof EmbedFormValues): string | undefined;
}

const colours = [
  ['primary', 'Primary colour'],
  ['buttonBg', 'Button colour'],
  ['buttonText', 'Button text colour'],
] as const;

const themeWords = { light: 'Light', dark: 'Dark', auto: 'As the visitor’s device' } as const;

export function EmbedSettingsFields({ control, register, errorOf }: EmbedSettingsFieldsProps) {
  return (
    <>
      {colours.map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <div className="grid grid-cols-[auto_1fr] items-start gap-2">
              <input
                type="color"
                aria-label={`Choose the ${label.toLowerCase()}`}
                // The picker knows only whole colours; while one is being typed it keeps the last.
                value={/^#[0-9a-fA-F]{6}$/.test(field.value) ? field.value : '#000000'}
                onChange={(event) => field.onChange(event.target.value.toUpperCase())}
                className="mt-[26px] size-control cursor-pointer rounded-md border border-line-strong bg-surface p-1"
              />
              <Field label={label} required error={errorOf(name)}>
                <Input {...field} spellCheck={false} maxLength={7} className="tabular uppercase" />
              </Field>
            </div>
          )}
        />
      ))}
      <Field label="Font" required error={errorOf('font')}>
        <Select {...register('font')}>
          {embedFonts.map((font) => (
            <option key={font} value={font}>
              {font === 'system-ui' ? 'System font' : font}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Theme" required error={errorOf('theme')}>
        <Select {...register('theme')}>
          {embedThemes.map((theme) => (
            <option key={theme} value={theme}>
              {themeWords[theme]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Font size" required error={errorOf('fontSize')} hint="12 to 20 px">
          <Input {...register('fontSize')} type="number" min={12} max={20} />
        </Field>
        <Field label="Button radius" required error={errorOf('buttonRadius')} hint="0 to 20 px">
          <Input {...register('buttonRadius')} type="number" min={0} max={20} />
        </Field>
      </div>
    </>
  );
}
