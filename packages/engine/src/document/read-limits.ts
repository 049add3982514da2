/** What one document may cost. Time and memory as a whole are the caller's to limit. */
export interface ReadLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  /** Characters of all pages; a page of dense text has about 5,000. */
  readonly maxCharacters: number;
  /** Pages whose picture is recognised; each costs seconds. */
  readonly maxRecognisedPages: number;
}

export const defaultReadLimits: ReadLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPages: 30,
  maxCharacters: 400_000,
  maxRecognisedPages: 10,
};
