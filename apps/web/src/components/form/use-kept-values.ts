import { useState } from 'react';
import { toFailure } from './server-errors.ts';

/** What was typed waits in this tab while its author gets a plan with room for it. */
export function useKeptValues<Values extends object>(form: string) {
  const name = `kept:${form}`;
  const [kept] = useState(() => readKept<Values>(name));
  return {
    kept,
    /** Answers whether they were kept: only a full plan leads away from the form. */
    keepOnLimit(error: unknown, values: Values): boolean {
      if (!toFailure(error, '').isPlanLimit) return false;
      sessionStorage.setItem(name, JSON.stringify(values));
      return true;
    },
    forget: () => sessionStorage.removeItem(name),
  };
}

function readKept<Values extends object>(name: string): Partial<Values> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Values>) : {};
  } catch {
    return {};
  }
}
