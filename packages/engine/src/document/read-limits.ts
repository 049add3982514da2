/** What one document may cost. Time and memory as a whole are the caller's to limit. */
export interface ReadLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  /** Characters of all pages; a page of dense text has about 5,000. */
  readonly maxCharacters: number;
  /** Words of all pages of a PDF; a dense page has about 1,000. */
  readonly maxWords: number;
  /** Bytes that all streams of a PDF but its pictures may unpack to. */
  readonly maxUnpackedBytes: number;
  /** Drawing instructions of all pages of a PDF, with everything that is drawn again and again. */
  readonly maxInstructions: number;
  /** Pages whose picture is recognised; each costs seconds. */
  readonly maxRecognisedPages: number;
}

export const defaultReadLimits: ReadLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPages: 30,
  maxCharacters: 400_000,
  maxWords: 60_000,
  maxUnpackedBytes: 128 * 1024 * 1024,
  maxInstructions: 600_000,
  maxRecognisedPages: 6,
};
