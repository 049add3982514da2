import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Appearance, toAppearance } from './appearance.ts';
import { appearanceChanged, currentAppearance } from './set-appearance.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener(appearanceChanged, listener);
  return () => window.removeEventListener(appearanceChanged, listener);
}

/** A string, because a store's snapshot is compared by identity. */
function readKey(): string {
  const { theme, accent } = currentAppearance();
  return `${theme} ${accent}`;
}

export function useAppearance(): Appearance {
  const fromServer = useRouteLoaderData<{ appearance: Appearance }>('root')?.appearance;
  const key = useSyncExternalStore(subscribe, readKey, () => `${fromServer?.theme} ${fromServer?.accent}`);
  const [theme, accent] = key.split(' ');
  return toAppearance(theme, accent);
}
