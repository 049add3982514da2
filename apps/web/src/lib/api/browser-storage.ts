import type { KeyValueStorage } from './session-store.ts';

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Local storage where there is one; the server has none, and a browser may refuse it. */
export function browserStorage(): KeyValueStorage {
  try {
    const storage = globalThis.window?.localStorage;
    if (!storage) return memoryStorage();
    storage.getItem('authToken');
    return storage;
  } catch {
    return memoryStorage();
  }
}
