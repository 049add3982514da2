import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Appearance, toAppearance } from './appearance.ts';

const changed = 'candela:appearance';

/** The attributes of <html> are the one place where the current choice lives; the cookie carries it to the server. */
function readKey(): string {
  const { theme, accent } = document.documentElement.dataset;
  return `${theme} ${accent}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** Changes what is seen at once and asks the server to remember it. */
export function setAppearance(next: Partial<Appearance>): void {
  const { theme, accent } = document.documentElement.dataset;
  const appearance = { ...toAppearance(theme, accent), ...next };
  document.documentElement.dataset.theme = appearance.theme;
  document.documentElement.dataset.accent = appearance.accent;
  window.dispatchEvent(new Event(changed));
  // A choice that could not be stored still holds on this page; there is nothing useful to say about it.
  void fetch('/appearance', { method: 'POST', body: new URLSearchParams({ ...appearance }), keepalive: true }).catch(
    () => undefined,
  );
}

export function useAppearance(): Appearance {
  const fromServer = useRouteLoaderData<{ appearance: Appearance }>('root')?.appearance;
  const key = useSyncExternalStore(subscribe, readKey, () => `${fromServer?.theme} ${fromServer?.accent}`);
  const [theme, accent] = key.split(' ');
  return toAppearance(theme, accent);
}
