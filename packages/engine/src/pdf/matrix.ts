/** `[a b c d e f]` as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, iF] = inner;
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * iF + e, b * ie + d * iF + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** The upright rectangle around a transformed one. */
export function boundsOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Bounds {
  const corners = [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What came out of a file as a list of numbers, or nothing when it is not a matrix. */
export function toMatrix(value: unknown): Matrix | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, Number);
  const matrix: Matrix = [
    a ?? Number.NaN,
    b ?? Number.NaN,
    c ?? Number.NaN,
    d ?? Number.NaN,
    e ?? Number.NaN,
    f ?? Number.NaN,
  ];
  return matrix.every(Number.isFinite) ? matrix : undefined;
}
