export type Colour = readonly [red: number, green: number, blue: number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** `#rrggbb`, as the library gives every colour it can work out. */
export function readColour(value: unknown): Colour | undefined {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return undefined;
  const bits = Number.parseInt(value.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

/** Below this ratio (1 is the same colour, 21 black on white) a text is read only by those who look for it. */
const READABLE_CONTRAST = 1.25;

export function isReadableOn(text: Colour, background: Colour): boolean {
  const [dark = 0, light = 0] = [luminance(text), luminance(background)].sort((a, b) => a - b);
  if ((light + 0.05) / (dark + 0.05) >= READABLE_CONTRAST) return true;
  // Equally bright, but of another hue.
  return Math.hypot(...text.map((value, index) => value - (background[index] ?? 0))) > 60;
}

/** Relative luminance as WCAG defines it. */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
