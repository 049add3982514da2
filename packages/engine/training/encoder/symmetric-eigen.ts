/** A square matrix, row by row. */
interface SquareMatrix {
  readonly size: number;
  readonly values: Float64Array;
}

interface EigenPairs {
  /** Largest first. */
  readonly values: Float64Array;
  /** One eigenvector a row. */
  readonly vectors: Float64Array[];
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** Of unit length and at right angles, in place. Twice, since once leaves rounding errors that grow with every round. */
export function orthonormalise(basis: Float64Array[]): Float64Array[] {
  for (let pass = 0; pass < 2; pass++) {
    basis.forEach((vector, at) => {
      for (let before = 0; before < at; before++) {
        const earlier = basis[before] as Float64Array;
        const share = dot(vector, earlier);
        for (let row = 0; row < vector.length; row++) {
          vector[row] = (vector[row] as number) - share * (earlier[row] as number);
        }
      }
      const length = Math.sqrt(dot(vector, vector));
      for (let row = 0; row < vector.length; row++) vector[row] = (vector[row] as number) / length;
    });
  }
  return basis;
}

/** Every eigenpair of a small symmetric matrix, by rotations. */
export function everyEigenPair({ size, values }: SquareMatrix): EigenPairs {
  const a = Float64Array.from(values);
  const v = new Float64Array(size * size);
  for (let at = 0; at < size; at++) v[at * size + at] = 1;
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += (a[p * size + q] as number) ** 2;
    if (off < 1e-20) break;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, v, size, p, q);
  }
  const order = Array.from({ length: size }, (_, at) => at).sort(
    (x, y) => (a[y * size + y] as number) - (a[x * size + x] as number),
  );
  return {
    values: Float64Array.from(order, (at) => a[at * size + at] as number),
    vectors: order.map((column) => Float64Array.from({ length: size }, (_, row) => v[row * size + column] as number)),
  };
}

function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const apq = a[p * size + q] as number;
  if (Math.abs(apq) < 1e-300) return;
  const theta = ((a[q * size + q] as number) - (a[p * size + p] as number)) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) turn(a, k * size + p, k * size + q, c, s);
  for (let k = 0; k < size; k++) turn(a, p * size + k, q * size + k, c, s);
  for (let k = 0; k < size; k++) turn(v, k * size + p, k * size + q, c, s);
}

function turn(m: Float64Array, i: number, j: number, c: number, s: number): void {
  const x = m[i] as number;
  const y = m[j] as number;
  m[i] = c * x - s * y;
  m[j] = s * x + c * y;
}
