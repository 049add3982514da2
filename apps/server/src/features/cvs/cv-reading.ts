import { createHash } from 'node:crypto';
import type { ParsedCv } from '@candela/engine/cv/parsed-cv.ts';
import { parserVersion } from '@candela/engine/cv/parser-version.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { ReadCv } from '../../platform/extraction/extraction-messages.ts';
import type { Extractor } from '../../platform/extraction/extractor.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { judgeCv } from '../authorship/judged-cv.service.ts';
import type { CvModelCall, ModelCallsService } from '../llm/model-calls.service.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { toStoredCv } from './stored-cv.ts';

/** What reading files stands on. */
export interface ReadCvOptions {
  database: Database;
  clock: Clock;
  events: Events;
  queue: Queue;
  storage: Storage;
  extractor: Extractor;
  modelCalls: ModelCallsService;
  scoring: ScoringService;
}

/** All that is known of a file before it becomes a candidate's CV. */
export interface CvReading {
  cv: ParsedCv;
  pages: ReadCv['pages'];
  sha256: Buffer;
  authorship: ReturnType<typeof judgeCv>;
  /** Who read it. */
  parserVersion: string;
  /** What a language model is still to do with it. */
  awaits: readonly CvModelCall[];
}

/** What the built-in engine makes of a file. */
export const toReading = (read: ReadCv, bytes: Uint8Array, now: Date, awaits: readonly CvModelCall[]): CvReading => ({
  cv: read.cv,
  pages: read.pages,
  sha256: createHash('sha256').update(bytes).digest(),
  authorship: judgeCv(toStoredCv(read.cv), now),
  parserVersion,
  awaits,
});
