export const defaultMinScore = 65;

/** A whole number from 0 to 100, whatever was typed; null when it is no number. */
export function toMinScore(typed: string): number | null {
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : null;
}
