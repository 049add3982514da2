import { z } from 'zod';

/** How the jobs widget looks on a company's own site. The page checks each again: the values come from a URL. */
export const embedFonts = ['Inter', 'Arial', 'Georgia', 'Helvetica', 'Roboto', 'system-ui', 'Verdana'] as const;

/** `auto` follows the visitor's device. */
export const embedThemes = ['light', 'dark', 'auto'] as const;

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Please use a colour like #2563EB');

export const embedSettingsSchema = z.object({
  primary: colour,
  buttonBg: colour,
  buttonText: colour,
  font: z.enum(embedFonts),
  fontSize: z.number().int().min(12, 'Font size must be 12 to 20').max(20, 'Font size must be 12 to 20'),
  buttonRadius: z.number().int().min(0, 'Button radius must be 0 to 20').max(20, 'Button radius must be 0 to 20'),
  theme: z.enum(embedThemes).default('light'),
});
export type EmbedSettings = z.infer<typeof embedSettingsSchema>;

export const defaultEmbedSettings: EmbedSettings = {
  primary: '#2563EB',
  buttonBg: '#2563EB',
  buttonText: '#FFFFFF',
  font: 'Inter',
  fontSize: 16,
  buttonRadius: 8,
  theme: 'light',
};
