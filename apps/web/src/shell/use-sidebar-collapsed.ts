import { useSyncExternalStore } from 'react';

const key = 'sidebarCollapsed';
const changed = 'candela:sidebar';

/** On a tablet the words of the sidebar would take the room that tables need: they are in the menu. `shell-skeleton.tsx` draws the same. */
const narrow = '(width < 64rem)';

function read(): boolean {
  try {
    return window.matchMedia(narrow).matches || localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  const screen = window.matchMedia(narrow);
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  screen.addEventListener('change', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
    screen.removeEventListener('change', listener);
  };
}

function setCollapsed(isCollapsed: boolean) {
  try {
    localStorage.setItem(key, String(isCollapsed));
  } catch {
    // A browser that refuses storage forgets the choice; nothing else depends on it.
  }
  document.documentElement.dataset.sidebarCollapsed = String(isCollapsed);
  window.dispatchEvent(new Event(changed));
}

/** The choice is remembered on this device, the same in every tab. */
export const useSidebarCollapsed = () => [useSyncExternalStore(subscribe, read, () => false), setCollapsed] as const;
