/** k-means; the first centres are the vectors of the most frequent words. */
export function cluster(vectors: readonly Float64Array[], count: number, rounds: number): Int32Array {
  const dimensions = vectors[0]?.length ?? 0;
  let centres = vectors.slice(0, count).map((vector) => Float64Array.from(vector));
  const nearest = new Int32Array(vectors.length);
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => new Float64Array(dimensions));
    vectors.forEach((vector, at) => {
      let most = Number.NEGATIVE_INFINITY;
      centres.forEach((centre, of) => {
        let product = 0;
        for (let d = 0; d < dimensions; d++) product += (vector[d] as number) * (centre[d] as number);
        if (product > most) {
          most = product;
          nearest[at] = of;
        }
      });
      const sum = sums[nearest[at] as number] as Float64Array;
      for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] as number) + (vector[d] as number);
    });
    centres = sums.map((sum, of) => {
      let square = 0;
      for (const value of sum) square += value * value;
      const length = Math.sqrt(square);
      return length > 0 ? sum.map((value) => value / length) : Float64Array.from(centres[of] ?? []);
    });
  }
  return nearest;
}
