import { createHash } from 'node:crypto';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { parserVersion } from '@candela/engine/cv/parser-version.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReadCv } from '../../platform/extraction/extraction-messages.ts';
import { judgeCv } from '../authorship/judged-cv.service.ts';
import type { TasksService } from '../llm/tasks.service.ts';
import { findSameFile } from './people.repo.ts';
import { toStoredCv } from './stored-cv.ts';

/** All that is known of a file before it becomes somebody's CV. */
export interface CvReading {
  cv: ParsedCv;
  pages: ReadCv['pages'];
  sha256: Buffer;
  authorship: ReturnType<typeof judgeCv>;
  /** Who read it. */
  parserVersion: string;
  note: string | null;
}

/** What the parser read, and what a language model adds to it where there is one. Outside any transaction. */
export async function readClosely(
  { database, tasks }: { database: Database; tasks: TasksService },
  file: { organisationId: string | null; bytes: Uint8Array },
  read: ReadCv,
  now: Date,
  signal: AbortSignal,
): Promise<CvReading> {
  const { pages } = read;
  const sha256 = createHash('sha256').update(file.bytes).digest();
  const judged = judgeCv(toStoredCv(read.cv), now);
  const { organisationId } = file;
  // A file that was here before is not paid for twice.
  const isRepeat = organisationId !== null && (await findSameFile(database.system, organisationId, null, sha256));
  const payer = isRepeat ? null : organisationId;
  const [parsed, authorship] = await Promise.all([
    tasks.readCv(payer, read, now, signal),
    tasks.judgeAuthorship(payer, read, judged, signal),
  ]);
  return {
    cv: parsed.value,
    pages,
    sha256,
    authorship: { ...authorship.value, reasons: [...authorship.value.reasons] },
    parserVersion: parsed.value === read.cv ? parserVersion : `${parserVersion} ${parsed.engine}`,
    note: parsed.note ?? authorship.note,
  };
}
