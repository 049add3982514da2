import type { Box } from './document.ts';

/** A value and where in the document it was found. */
export interface Found<T> {
  readonly value: T;
  /** Counted from 1. */
  readonly page: number;
  readonly box: Box;
  /** The words of the document the value was read from. */
  readonly quote: string;
  /** 0 to 1: how sure the parser is that this is the value meant. */
  readonly confidence: number;
}

/** Where something stands, and the words that stand there. */
export interface Place {
  readonly page: number;
  readonly box: Box;
  readonly quote: string;
}

const LONGEST_QUOTE = 300;

export function placeOf({ page, box, text }: { page: number; box: Box; text: string }): Place {
  return { page, box, quote: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text };
}

export function found<T>(value: T, place: Place, confidence: number): Found<T> {
  return { value, page: place.page, box: place.box, quote: place.quote, confidence };
}
