import { useSyncExternalStore } from 'react';

const key = 'sidebarCollapsed';
const changed = 'candela:sidebar';

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

function setCollapsed(isCollapsed: boolean) {
  try {
    localStorage.setItem(key, String(isCollapsed));
  } catch {
    // A browser that refuses storage forgets the choice; nothing else depends on it.
  }
  window.dispatchEvent(new Event(changed));
}

/** Remembered on this device, the same in every tab. */
export const useSidebarCollapsed = () => [useSyncExternalStore(subscribe, read, () => false), setCollapsed] as const;
