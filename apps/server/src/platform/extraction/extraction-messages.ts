import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import type { UnreadableReason } from '@candela/engine/document/document-unreadable.ts';
import type { ParsedJob } from '@candela/engine/job/parsed-job.ts';

/** What the server says to an extraction process. */
export type ExtractionRequest =
  | { readonly what: 'job-description'; readonly bytes: Uint8Array }
  /** "Present" in a CV means this moment. */
  | { readonly what: 'cv'; readonly bytes: Uint8Array; readonly now: Date };

export interface ReadCv {
  readonly cv: ParsedCv;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}

/** What an extraction process answers: any number of steps, then one of the others. */
export type ExtractionReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'parsed'; readonly job: ParsedJob }
  | ({ readonly kind: 'parsed-cv' } & ReadCv)
  | { readonly kind: 'failed'; readonly reason: UnreadableReason | 'crashed'; readonly detail: string };
