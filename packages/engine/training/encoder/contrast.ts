/** Vectors of `width` numbers, one after the other. */
export type Rows = Float64Array;

export interface Contrast {
  readonly loss: number;
  /** What the loss asks of each vector. */
  readonly left: Rows;
  readonly right: Rows;
}

const temperature = 0.15;

/**
 * Each vector on the left must be nearer to its partner on the right than to all others there, and the other way round (InfoNCE).
 * Vectors have unit length.
 */
export function contrast(left: Rows, right: Rows, width: number, isAlike: (a: number, b: number) => boolean): Contrast {
  const count = left.length / width;
  const shares = products(left, right, width);
  const rowSums = new Float64Array(count);
  const columnSums = new Float64Array(count);
  let loss = 0;
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const at = a * count + b;
      if (a === b) loss -= (shares[at] as number) / temperature;
      // No more than e^6.7, so nothing has to be taken off before.
      const share = a !== b && isAlike(a, b) ? 0 : Math.exp((shares[at] as number) / temperature);
      shares[at] = share;
      rowSums[a] = (rowSums[a] as number) + share;
      columnSums[b] = (columnSums[b] as number) + share;
    }
  }
  for (let a = 0; a < count; a++) loss += (Math.log(rowSums[a] as number) + Math.log(columnSums[a] as number)) / 2;
  for (let a = 0; a < count; a++) {
    const inRow = 1 / (rowSums[a] as number);
    for (let b = 0; b < count; b++) {
      const at = a * count + b;
      const both = (shares[at] as number) * (inRow + 1 / (columnSums[b] as number));
      shares[at] = (both - (a === b ? 2 : 0)) / (2 * count * temperature);
    }
  }
  return {
    loss: loss / count,
    left: sums(shares, right, width),
    right: sums(transposed(shares, count), left, width),
  };
}

/** Every product of a vector of the first with one of the second; four by four, so that each number read is used four times. */
function products(first: Rows, second: Rows, width: number): Float64Array {
  const count = first.length / width;
  const result = new Float64Array(count * count);
  for (let a = 0; a < count; a += 2) {
    const a0 = a * width;
    const a1 = a0 + width;
    for (let b = 0; b < count; b += 4) {
      const b0 = b * width;
      const b1 = b0 + width;
      const b2 = b1 + width;
      const b3 = b2 + width;
      let s00 = 0;
      let s01 = 0;
      let s02 = 0;
      let s03 = 0;
      let s10 = 0;
      let s11 = 0;
      let s12 = 0;
      let s13 = 0;
      for (let d = 0; d < width; d++) {
        const x0 = first[a0 + d] as number;
        const x1 = first[a1 + d] as number;
        const y0 = second[b0 + d] as number;
        const y1 = second[b1 + d] as number;
        const y2 = second[b2 + d] as number;
        const y3 = second[b3 + d] as number;
        s00 += x0 * y0;
        s01 += x0 * y1;
        s02 += x0 * y2;
        s03 += x0 * y3;
        s10 += x1 * y0;
        s11 += x1 * y1;
        s12 += x1 * y2;
        s13 += x1 * y3;
      }
      const to = a * count + b;
      result[to] = s00;
      result[to + 1] = s01;
      result[to + 2] = s02;
      result[to + 3] = s03;
      result[to + count] = s10;
      result[to + count + 1] = s11;
      result[to + count + 2] = s12;
      result[to + count + 3] = s13;
    }
  }
  return result;
}

/** For each row of weights the sum of the vectors so weighted; four at a time. */
function sums(weights: Float64Array, vectors: Rows, width: number): Rows {
  const count = vectors.length / width;
  const result = new Float64Array(count * width);
  for (let a = 0; a < count; a++) {
    const to = a * width;
    for (let b = 0; b < count; b += 4) {
      const w0 = weights[a * count + b] as number;
      const w1 = weights[a * count + b + 1] as number;
      const w2 = weights[a * count + b + 2] as number;
      const w3 = weights[a * count + b + 3] as number;
      const b0 = b * width;
      const b1 = b0 + width;
      const b2 = b1 + width;
      const b3 = b2 + width;
      for (let d = 0; d < width; d++) {
        result[to + d] =
          (result[to + d] as number) +
          w0 * (vectors[b0 + d] as number) +
          w1 * (vectors[b1 + d] as number) +
          w2 * (vectors[b2 + d] as number) +
          w3 * (vectors[b3 + d] as number);
      }
    }
  }
  return result;
}

function transposed(values: Float64Array, size: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) result[b * size + a] = values[a * size + b] as number;
  return result;
}
