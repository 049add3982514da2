/**
 * A prepared CV as bytes, little-endian. Wide numbers come first, so that a machine can read them in place.
 *
 * | what                                                                                  | bytes each |
 * |---------------------------------------------------------------------------------------|------------|
 * | header: format (4); then parts of a code, lines, sentences, words, uses of words, written words, entries, as-of month, stated years, where the sentences of titles, of work, of other things and of education end, and titles whose occupation is known (2 each) | 32 |
 * | the meaning of each sentence                                                          | parts      |
 * | words of the lines, each once, bucket by bucket                                       | 4          |
 * | a bit for the last bits of each word: most words of a job are not there, and end here | 4 × 64     |
 * | where the words of each bucket start, and where the last end                          | 2          |
 * | where the uses of each word start, and where the last end                             | 2          |
 * | where the written words of each line start, and where the last end                    | 2          |
 * | words of the lines as they are written                                                | 2          |
 * | months each entry starts and ends in, since 1900; 0 when not known                    | 4          |
 * | titles whose occupation is known: line, sureness, three occupations with their shares | 16         |
 * | the line of each use; 255 for what is only claimed, in a list or in the summary       | 1          |
 * | of each line its kind, and the level of education it names times 8                    | 1          |
 * | of each line its entry in the work history, or 255                                    | 1          |
 */
export const format = 0x33_56_43_43;
export const headerBytes = 32;
/** Occupations kept of a title. */
export const keptOccupations = 3;
/** A title in the stored form: its line, how sure its occupations are, and those, each with its share. */
export const postNumbers = 2 + keptOccupations * 2;
export const noEntry = 255;
/** The line of a use that is no line: a skill that is only claimed. */
export const claimLine = 255;
/** Words are found by their first bits. */
export const buckets = 128;
/** Numbers of 32 bits in the filter of a CV's words, by the last bits of a word. */
export const filterSize = 64;
export const filterPlace = (word: number): number => (word >>> 5) & (filterSize - 1);
export const bucketOf = (word: number): number => word >>> 25;

/** Numbers of the header, in their order behind the format. */
export interface CvSizes {
  readonly parts: number;
  readonly lines: number;
  readonly sentences: number;
  readonly words: number;
  readonly uses: number;
  readonly written: number;
  readonly entries: number;
  readonly asOf: number;
  /** Tenths of a year. */
  readonly statedYears: number;
  readonly titlesEnd: number;
  readonly workEnd: number;
  readonly otherEnd: number;
  readonly educationEnd: number;
  readonly posts: number;
}

/** Those that tell how long the lists are. */
type ListSizes = Pick<CvSizes, 'parts' | 'lines' | 'sentences' | 'words' | 'uses' | 'written' | 'entries' | 'posts'>;

/** Where each list starts, in bytes. */
export interface CvPlaces {
  codes: number;
  words: number;
  filter: number;
  bucketStarts: number;
  useStarts: number;
  writtenStarts: number;
  written: number;
  spans: number;
  posts: number;
  uses: number;
  kinds: number;
  entryOf: number;
  end: number;
}

export const newPlaces = (): CvPlaces => ({
  codes: headerBytes,
  words: 0,
  filter: 0,
  bucketStarts: 0,
  useStarts: 0,
  writtenStarts: 0,
  written: 0,
  spans: 0,
  posts: 0,
  uses: 0,
  kinds: 0,
  entryOf: 0,
  end: 0,
});

/** The lists of a CV that starts at `from`. */
export function placeLists(sizes: ListSizes, to: CvPlaces, from = 0): CvPlaces {
  to.codes = from + headerBytes;
  to.words = to.codes + sizes.sentences * sizes.parts;
  to.filter = to.words + sizes.words * 4;
  to.bucketStarts = to.filter + filterSize * 4;
  to.useStarts = to.bucketStarts + (buckets + 1) * 2;
  to.writtenStarts = to.useStarts + (sizes.words + 1) * 2;
  to.written = to.writtenStarts + (sizes.lines + 1) * 2;
  to.spans = to.written + sizes.written * 2;
  to.posts = to.spans + sizes.entries * 4;
  to.uses = to.posts + sizes.posts * postNumbers * 2;
  to.kinds = to.uses + sizes.uses;
  to.entryOf = to.kinds + sizes.lines;
  to.end = to.entryOf + sizes.lines;
  return to;
}
