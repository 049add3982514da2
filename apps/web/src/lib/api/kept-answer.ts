declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

interface Kept<Value> {
  build: string;
  at: number;
  value: Value;
}

/** An answer of the last version of the product may have another shape than this one expects. */
const currentBuild = () => globalThis.window?.__reactRouterManifest?.version ?? '';

/**
 * What this tab was last told, and when. Session storage is emptied at logout and when another account signs in. Only
 * `keepAnswer` writes there, so what is found under a key has the type that was kept under it.
 */
export function readKeptAnswer<Value>(key: string): Omit<Kept<Value>, 'build'> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<Value> | null;
    return kept && kept.build === currentBuild() && typeof kept.at === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepAnswer<Value>(key: string, value: Value, at: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ build: currentBuild(), at, value } satisfies Kept<Value>));
  } catch {
    // Without storage, or with a full one, the server is asked each time.
  }
}
