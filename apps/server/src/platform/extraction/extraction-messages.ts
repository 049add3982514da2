import type { UnreadableReason } from '@candela/engine/document/document-unreadable.ts';
import type { ParsedJob } from '@candela/engine/job/parsed-job.ts';

/** What the server says to an extraction process. */
export interface ExtractionRequest {
  readonly what: 'job-description';
  readonly bytes: Uint8Array;
}

/** What an extraction process answers: any number of steps, then one of the others. */
export type ExtractionReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'parsed'; readonly job: ParsedJob }
  | { readonly kind: 'failed'; readonly reason: UnreadableReason | 'crashed'; readonly detail: string };
