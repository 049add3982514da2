/** What a CV of several pages has; it takes some twenty milliseconds. */
export const longText = 24_000;

/** How much text there is in something, as far as it matters. */
export function weigh(value: unknown, enough: number): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object' || value instanceof Date || ArrayBuffer.isView(value)) return 0;
  let sum = 0;
  for (const part of Object.values(value)) {
    sum += weigh(part, enough - sum);
    if (sum >= enough) break;
  }
  return sum;
}
