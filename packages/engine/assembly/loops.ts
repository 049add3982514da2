/**
 * The engine's inner loops, in AssemblyScript: TypeScript that is compiled to WebAssembly, where one instruction handles
 * eight 16-bit numbers or four 32-bit numbers. Each has a twin in plain TypeScript (`src/loops/plain-loops.ts`) that
 * gives the same numbers to the last digit. All parameters are places in the memory that the caller brings along, in
 * bytes, except those that count something.
 *
 * Built by `npm run loops`.
 */

/** Numbers of 16 bits handled at once, and the bytes they take. */
const LANES_BYTES: usize = 16;
/** What the 256 words of one part of a code stand for, in a table of eight numbers a word. */
const PART_BYTES: usize = 256 * LANES_BYTES;
/** Parts of a code looked up at once: as many bytes as one load brings. */
const PARTS_AT_ONCE: i32 = 4;

/**
 * Adds to the eight numbers of each row what the row's code stands for: of each of its `parts` bytes the eight numbers at
 * table[part][byte]. Four parts at a time are looked up for all rows, so that the piece of the table in use stays near the
 * processor.
 */
export function sumCodes(codes: usize, rows: i32, table: usize, out: usize, parts: i32): void {
  for (let part = 0; part < parts; part += PARTS_AT_ONCE) {
    let code = codes + part;
    let sums = out;
    for (let row = 0; row < rows; row++) {
      const four = load<u32>(code);
      let eight = v128.load(sums);
      eight = i16x8.add(eight, v128.load(table + (((four & 0xff) << 4) as usize)));
      eight = i16x8.add(eight, v128.load(table + (((four >>> 4) & 0xff0) as usize), PART_BYTES));
      eight = i16x8.add(eight, v128.load(table + (((four >>> 12) & 0xff0) as usize), 2 * PART_BYTES));
      eight = i16x8.add(eight, v128.load(table + (((four >>> 20) & 0xff0) as usize), 3 * PART_BYTES));
      v128.store(sums, eight);
      code += parts;
      sums += LANES_BYTES;
    }
    table += (PARTS_AT_ONCE as usize) * PART_BYTES;
  }
}

/**
 * The highest of each of the eight numbers in `count` rows. A row with one that reaches its `least` is marked with 1; the
 * other marks stay as they are.
 */
export function findBest(rows: usize, count: i32, least: usize, marks: usize, out: usize): void {
  const asked = v128.load(least);
  let most = i16x8.splat(i16.MIN_VALUE);
  for (let row = 0; row < count; row++) {
    const eight = v128.load(rows);
    most = i16x8.max_s(most, eight);
    const isReached = v128.any_true(i16x8.ge_s(eight, asked));
    store<u8>(marks, load<u8>(marks) | (isReached as u8));
    rows += LANES_BYTES;
    marks += 1;
  }
  v128.store(out, most);
}

/** Words of the code book, of which each has six 16-bit numbers in three pairs. */
const CODE_WORDS: i32 = 256;
const WORD_BYTES: usize = 12;

/**
 * For each part of a vector the nearest word of the code book, in four columns: how far off the nearest of the words 0, 4,
 * 8 … is and which it is, then of the words 1, 5, 9 …, and so on. Four words stand side by side in `book`: their first
 * pairs, their second, their third. `halves` has half the square of each word's length: the nearest word is the one with
 * the least |word|² − 2 · vector · word, and half of it is enough to compare.
 */
export function findNearest(vector: usize, book: usize, halves: usize, out: usize, parts: i32): void {
  for (let part = 0; part < parts; part++) {
    const first = v128.load32_splat(vector);
    const second = v128.load32_splat(vector, 4);
    const third = v128.load32_splat(vector, 8);
    let nearest = i32x4.splat(i32.MAX_VALUE);
    let found = i32x4.splat(0);
    let words = i32x4(0, 1, 2, 3);
    for (let four = 0; four < CODE_WORDS; four += 4) {
      let product = i32x4.dot_i16x8_s(v128.load(book), first);
      product = i32x4.add(product, i32x4.dot_i16x8_s(v128.load(book, 16), second));
      product = i32x4.add(product, i32x4.dot_i16x8_s(v128.load(book, 32), third));
      const distance = i32x4.sub(v128.load(halves), product);
      found = v128.bitselect(words, found, i32x4.lt_s(distance, nearest));
      nearest = i32x4.min_s(nearest, distance);
      words = i32x4.add(words, i32x4.splat(4));
      book += 4 * WORD_BYTES;
      halves += 16;
    }
    v128.store(out, nearest);
    v128.store(out, found, 16);
    vector += WORD_BYTES;
    out += 32;
  }
}
