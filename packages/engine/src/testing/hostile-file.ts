import type { UnreadableReason } from '../document/document-unreadable.ts';

/** A file that is sent by mistake or on purpose, and what must come of it. */
export interface HostileFile {
  readonly name: string;
  readonly make: () => Uint8Array | Promise<Uint8Array>;
  /** `readable`: whatever is wrong with it, its text is there. */
  readonly outcome: UnreadableReason | 'readable';
}

export interface HostilePdf extends HostileFile {
  /** What ends it, where it cannot be counted beforehand: only in a process that may be killed. */
  readonly needsProcess?: readonly ('out-of-memory' | 'timed-out')[];
}
