import type { Box } from '../document/document.ts';
import type { Passage } from '../layout/passages.ts';
import type { Found } from './parsed-job.ts';

/** Where something stands, and the words that stand there. */
export interface Place {
  readonly page: number;
  readonly box: Box;
  readonly quote: string;
}

const LONGEST_QUOTE = 300;

export function placeOf({ page, box, text }: Pick<Passage, 'page' | 'box' | 'text'>): Place {
  return { page, box, quote: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text };
}

export function found<T>(value: T, place: Place, confidence: number): Found<T> {
  return { value, page: place.page, box: place.box, quote: place.quote, confidence };
}
