import { useSyncExternalStore } from 'react';

const changed = 'candela:remembered';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage forgets the choice; nothing else depends on it.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** A choice kept on this device, the same in every tab. */
export function useRemembered(key: string) {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return [value, (next: string) => write(key, next)] as const;
}

export function useRememberedFlag(key: string, fallback = false) {
  const [value, set] = useRemembered(key);
  return [value === null ? fallback : value === 'true', (next: boolean) => set(String(next))] as const;
}

/** One of a few numbers; the first until another is chosen. */
export function useRememberedNumber<T extends number>(key: string, choices: readonly [T, ...T[]]) {
  const [value, set] = useRemembered(key);
  const chosen = choices.find((known) => String(known) === value) ?? choices[0];
  return [chosen, (next: number) => set(String(next))] as const;
}

const mostIds = 50;

/** A short list of ids, the oldest forgotten first. */
export function useRememberedIds(key: string) {
  const [value, set] = useRemembered(key);
  const ids = value ? value.split(' ') : [];
  const add = (more: readonly string[]) => set([...new Set([...ids, ...more])].slice(-mostIds).join(' '));
  return [ids, add] as const;
}
