import type { Tx } from '../../platform/database/database.ts';
import { insertLikelyDuplicates } from './notes.repo.ts';

/** After a record changed: others that may be about the same person are noted, for members who see all companies. */
export const noteDuplicates = (
  tx: Tx,
  record: { organisationId: string; candidateId: string; now: Date },
): Promise<void> => insertLikelyDuplicates(tx, record);
