import { type Appearance, toAppearance } from './appearance.ts';

/** Told to those who draw the current choice. */
export const appearanceChanged = 'candela:appearance';

/** The attributes of <html> are the one place where the current choice lives; the cookie carries it to the server. */
export function currentAppearance(): Appearance {
  const { theme, accent } = document.documentElement.dataset;
  return toAppearance(theme, accent);
}

function show({ theme, accent }: Appearance): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.accent = accent;
  window.dispatchEvent(new Event(appearanceChanged));
}

/** In the browser's own store too; one that refuses it has the cookie. */
function mirror(appearance: Appearance): void {
  try {
    for (const [name, value] of Object.entries(appearance)) localStorage.setItem(name, value);
  } catch {
    // Nothing else depends on it.
  }
}

function mirrored(): Appearance | undefined {
  try {
    const [theme, accent] = [localStorage.getItem('theme'), localStorage.getItem('accent')];
    return theme && accent ? toAppearance(theme, accent) : undefined;
  } catch {
    return undefined;
  }
}

/** Changes what is seen at once and asks the server to remember it. */
export function setAppearance(next: Partial<Appearance>): void {
  const appearance = { ...currentAppearance(), ...next };
  show(appearance);
  mirror(appearance);
  // A choice that could not be stored still holds on this page; there is nothing useful to say about it.
  void fetch('/appearance', { method: 'POST', body: new URLSearchParams({ ...appearance }), keepalive: true }).catch(
    () => undefined,
  );
}

/** A page the browser kept whole and brings back may be older than the last choice. */
export function followHistory(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const chosen = mirrored();
    if (chosen) show(chosen);
  });
}
