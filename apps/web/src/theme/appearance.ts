export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The stored palette: the ids are the values of `data-accent` in tokens.css and of the cookie. */
export const accents = [
  { id: 'amber', label: 'Candle amber' },
  { id: 'copper', label: 'Copper' },
  { id: 'brick', label: 'Brick' },
  { id: 'rose', label: 'Rose' },
  { id: 'plum', label: 'Plum' },
  { id: 'iris', label: 'Iris' },
  { id: 'indigo', label: 'Indigo' },
  { id: 'azure', label: 'Azure' },
  { id: 'teal', label: 'Teal' },
  { id: 'forest', label: 'Forest' },
  { id: 'moss', label: 'Moss' },
  { id: 'slate', label: 'Slate' },
] as const;
export type Accent = (typeof accents)[number]['id'];

export interface Appearance {
  theme: Theme;
  accent: Accent;
}

const themeCookie = 'theme';
const accentCookie = 'accent';
/** Over TLS: a cookie of this name was set by this very host. */
const bound = (name: string): string => `__Host-${name}`;
const oneYear = 365 * 24 * 60 * 60;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
const isAccent = (value: unknown): value is Accent => accents.some((accent) => accent.id === value);

/** Whatever a cookie or an attribute says, the answer is a pair the stylesheet knows. */
export function toAppearance(theme: unknown, accent: unknown): Appearance {
  return { theme: isTheme(theme) ? theme : 'system', accent: isAccent(accent) ? accent : 'amber' };
}

export function appearanceFromCookies(header: string | null): Appearance {
  const cookies = new Map(
    (header ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=', 2);
      return [name, value] as const;
    }),
  );
  const read = (name: string) => cookies.get(bound(name)) ?? cookies.get(name);
  return toAppearance(read(themeCookie), read(accentCookie));
}

/** The Set-Cookie lines that make a choice last. Nothing in them is secret, nothing but the server reads them. */
export function appearanceCookies({ theme, accent }: Appearance, secure: boolean): string[] {
  const attributes = `; Path=/; Max-Age=${oneYear}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  const name = (plain: string) => (secure ? bound(plain) : plain);
  return [`${name(themeCookie)}=${theme}${attributes}`, `${name(accentCookie)}=${accent}${attributes}`];
}
