import { codeWords, columns, type Loops, lanes, placeInBook, widestWord } from './loops.ts';

/** What the built loops do, to the last digit, for where there is no WebAssembly and to test them against. */
export function createPlainLoops(buffer: ArrayBuffer): Loops {
  const bytes = new Uint8Array(buffer);
  const shorts = new Int16Array(buffer);
  const longs = new Int32Array(buffer);

  return {
    sumCodes(codes, rows, table, out, parts) {
      for (let row = 0; row < rows; row++) {
        const to = out / 2 + row * lanes;
        for (let part = 0; part < parts; part++) {
          const from = table / 2 + (part * codeWords + (bytes[codes + row * parts + part] as number)) * lanes;
          for (let lane = 0; lane < lanes; lane++) {
            shorts[to + lane] = (shorts[to + lane] as number) + (shorts[from + lane] as number);
          }
        }
      }
    },

    findBest(rows, count, least, marks, out) {
      shorts.fill(-32_768, out / 2, out / 2 + lanes);
      for (let row = 0; row < count; row++) {
        for (let lane = 0; lane < lanes; lane++) {
          const value = shorts[rows / 2 + row * lanes + lane] as number;
          if (value > (shorts[out / 2 + lane] as number)) shorts[out / 2 + lane] = value;
          if (value >= (shorts[least / 2 + lane] as number)) bytes[marks + row] = 1;
        }
      }
    },

    findNearest(vector, book, halves, out, parts) {
      for (let part = 0; part < parts; part++) {
        const asked = vector / 2 + part * widestWord;
        for (let column = 0; column < columns; column++) {
          let [distance, found] = [0x7fffffff, 0];
          for (let word = column; word < codeWords; word += columns) {
            const at = part * codeWords + word;
            let off = longs[halves / 4 + at] as number;
            for (let d = 0; d < widestWord; d++) {
              off -= (shorts[asked + d] as number) * (shorts[book / 2 + placeInBook(at, d)] as number);
            }
            if (off < distance) [distance, found] = [off, word];
          }
          longs[out / 4 + part * columns * 2 + column] = distance;
          longs[out / 4 + part * columns * 2 + columns + column] = found;
        }
      }
    },
  };
}
