import { type Appearance, toAppearance } from './appearance.ts';

/** Told to those who draw the current choice. */
export const appearanceChanged = 'candela:appearance';

const memory = 'appearance';

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

/** Changes what is seen at once and asks the server to remember it. */
export function setAppearance(next: Partial<Appearance>): void {
  const appearance = { ...currentAppearance(), ...next };
  show(appearance);
  sessionStorage.setItem(memory, `${appearance.theme} ${appearance.accent}`);
  // A choice that could not be stored still holds on this page; there is nothing useful to say about it.
  void fetch('/appearance', { method: 'POST', body: new URLSearchParams({ ...appearance }), keepalive: true }).catch(
    () => undefined,
  );
}

/** A page the browser kept whole and brings back may be older than the last choice. */
export function followHistory(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const chosen = persisted ? sessionStorage.getItem(memory)?.split(' ') : undefined;
    if (chosen) show(toAppearance(chosen[0], chosen[1]));
  });
}
