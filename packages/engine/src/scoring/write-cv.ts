import { type CvSizes, format, newPlaces, placeLists } from './cv-format.ts';

/** The lists of a prepared CV, in the order of the format. */
export interface CvLists {
  readonly codes: Uint8Array;
  readonly words: readonly number[];
  readonly filter: readonly number[];
  readonly bucketStarts: readonly number[];
  readonly useStarts: readonly number[];
  readonly writtenStarts: readonly number[];
  readonly written: readonly number[];
  readonly spans: readonly number[];
  readonly posts: readonly number[];
  readonly uses: readonly number[];
  readonly kinds: readonly number[];
  readonly entryOf: readonly number[];
}

export function writeCv(sizes: CvSizes, lists: CvLists): Uint8Array {
  const places = placeLists(sizes, newPlaces());
  const bytes = new Uint8Array(places.end);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, format, true);
  const { parts, lines, sentences, words, uses, written, entries, asOf, statedYears } = sizes;
  const { titlesEnd, workEnd, otherEnd, educationEnd, posts } = sizes;
  const header = [parts, lines, sentences, words, uses, written, entries, asOf, statedYears];
  const shorts = (at: number, values: readonly number[]) => {
    values.forEach((value, index) => {
      view.setUint16(at + index * 2, value, true);
    });
  };
  const longs = (at: number, values: readonly number[]) => {
    values.forEach((value, index) => {
      view.setInt32(at + index * 4, value, true);
    });
  };
  shorts(4, [...header, titlesEnd, workEnd, otherEnd, educationEnd, posts]);
  bytes.set(lists.codes, places.codes);
  longs(places.words, lists.words);
  longs(places.filter, lists.filter);
  shorts(places.bucketStarts, lists.bucketStarts);
  shorts(places.useStarts, lists.useStarts);
  shorts(places.writtenStarts, lists.writtenStarts);
  shorts(places.written, lists.written);
  shorts(places.spans, lists.spans);
  shorts(places.posts, lists.posts);
  bytes.set(lists.uses, places.uses);
  bytes.set(lists.kinds, places.kinds);
  bytes.set(lists.entryOf, places.entryOf);
  return bytes;
}
