import type { Tx } from '../../platform/database/database.ts';
import { storePrepared } from '../../records/cvs.repo.ts';
import * as engine from './engine.ts';
import type { ScoredPerson } from './score-person.ts';
import * as repo from './scoring.repo.ts';
import type { ScoringTools } from './scoring-tools.ts';

/** From the stored form of the CV, or from what it says where there is none that can be read. */
export async function scoreCv(
  { threads }: ScoringTools,
  tx: Tx,
  { cvId, prepared }: { cvId: string; prepared: string | null },
  jobs: readonly repo.ScoringJobRow[],
): Promise<ScoredPerson> {
  const known = prepared === null ? undefined : await threads.scorePerson(jobs, { prepared });
  if (known) return known;
  const [content] = await repo.listContents(tx, [cvId]);
  const made = content && (await threads.scorePerson(jobs, { prepared: null, content }));
  if (!content || !made?.bytes) throw new Error(`The CV ${cvId} is gone`);
  await storePrepared(tx, [{ ...content, bytes: made.bytes }], engine.engineVersion);
  return made;
}
