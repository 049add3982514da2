import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import type { Box } from '@candela/engine/document/document.ts';
import type { UnreadableReason } from '@candela/engine/document/document-unreadable.ts';
import type { ParsedJob } from '@candela/engine/job/parsed-job.ts';
import type { TextMatch, TextRefused } from '@candela/engine/trial/match-texts.ts';
import type { UnfinishedScan } from './scan.ts';

interface FileToRead {
  readonly bytes: Uint8Array;
  readonly recogniseUntilMs: number;
  readonly scan: UnfinishedScan | undefined;
}

/** What the server says to an extraction process. */
export type ExtractionRequest =
  | ({ readonly what: 'job-description' } & FileToRead)
  /** "Present" in a CV means this moment. */
  | ({ readonly what: 'cv'; readonly now: Date } & FileToRead)
  /** Two texts a visitor pasted; `isRead` where the reader reads them after the fast scorer. */
  | { readonly what: 'match'; readonly job: string; readonly cv: string; readonly now: Date; readonly isRead: boolean };

/** A line a person can see, and where. */
export interface PlacedLine {
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
  readonly box: Box;
}

export interface ReadCv {
  readonly cv: ParsedCv;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  /** In reading order, without running headers and footers. */
  readonly lines: readonly PlacedLine[];
  /** There is more to read, in another turn. */
  readonly unfinished?: UnfinishedScan | undefined;
}

export interface ReadJob {
  readonly job: ParsedJob;
  readonly lines: readonly PlacedLine[];
  readonly unfinished?: UnfinishedScan | undefined;
}

/** What an extraction process answers: any number of steps, then one of the others. */
export type ExtractionReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  /** The letters of another band of a picture are about to be recognised, which takes seconds. */
  | { readonly kind: 'recognising' }
  | ({ readonly kind: 'parsed' } & ReadJob)
  | ({ readonly kind: 'parsed-cv' } & ReadCv)
  | { readonly kind: 'matched'; readonly outcome: TextMatch | TextRefused }
  | { readonly kind: 'failed'; readonly reason: UnreadableReason | 'crashed'; readonly detail: string };
