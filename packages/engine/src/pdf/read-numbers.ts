/** Arguments of drawing instructions are whatever a file has in their place; what is no number counts as 0. */
export function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

export function toNumbers(value: unknown): number[] {
  return typeof value === 'object' && value !== null ? Array.from(value as ArrayLike<unknown>, toNumber) : [];
}
