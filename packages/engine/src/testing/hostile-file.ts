import type { UnreadableReason } from '../document/document-unreadable.ts';

/** A file somebody sends by mistake or on purpose, and what must come of it. */
export interface HostileFile {
  readonly name: string;
  readonly make: () => Uint8Array | Promise<Uint8Array>;
  /** `readable`: whatever is wrong with it, its text is there. */
  readonly outcome: UnreadableReason | 'readable';
}
