/** Whether the server can be reached, as far as the last call knew. */
export function createConnection() {
  let isReachable = true;
  const listeners = new Set<() => void>();
  return {
    isReachable: () => isReachable,
    report(outcome: 'answered' | 'unreachable') {
      const next = outcome === 'answered';
      if (next === isReachable) return;
      isReachable = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
