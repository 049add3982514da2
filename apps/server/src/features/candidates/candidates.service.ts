import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { socialsSchema } from '@candela/contract/cvs/cvs.schemas.ts';
import { recordView } from '../../platform/audit/views.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { factorsColumn, keyFactorsColumn } from '../../records/score-columns.ts';
import * as repo from './candidates.repo.ts';
import { findKeptId } from './merged.repo.ts';
import { listOtherRecords } from './search.repo.ts';

export interface PeopleOptions {
  database: Database;
  clock: Clock;
}

export const createCandidatesService = (options: PeopleOptions) => ({
  /** Everything the recruiter may know of one person; of a record that was merged into another, of that one. */
  async get(principal: RecruiterPrincipal, id: string): Promise<Person> {
    const person = await read(options, principal, id);
    if (person) return person;
    const scope = organisationScope(principal.organisationId);
    // Mails, notifications and bookmarks lead to records by the ids they had.
    const keptId = await options.database.transaction(scope, (tx) => findKeptId(tx, id));
    const kept = keptId === id ? undefined : await read(options, principal, keptId);
    if (!kept) throw new AppError('NOT_FOUND');
    return kept;
  },
});

export type CandidatesService = ReturnType<typeof createCandidatesService>;

const read = (
  { database, clock }: PeopleOptions,
  principal: RecruiterPrincipal,
  id: string,
): Promise<Person | undefined> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId, accountId, companyIds } = principal;
    const person = await repo.findPerson(tx, organisationId, companyIds, id);
    if (!person) return undefined;
    await recordView(tx, {
      action: 'candidate.viewed',
      at: clock.now(),
      organisationId,
      actorAccountId: accountId,
      candidateId: id,
    });
    const cvs = await repo.listCvs(tx, id);
    const { hasWithdrawn, phone, address, socials } = reachOf(person, cvs.length);
    const scores = await repo.listScores(tx, organisationId, id);
    const history = [
      ...(await repo.listHistory(tx, organisationId, id)),
      ...(await repo.listHistorySetAside(tx, organisationId, id)),
    ].sort((one, other) => other.at.getTime() - one.at.getTime());
    return {
      candidateId: id,
      name: person.name,
      email: person.email,
      phone,
      address,
      socials: socialsSchema.parse(socials),
      hasWithdrawn,
      isPeopleOnly: person.objected_at !== null,
      isClaimed: person.account_id !== null,
      otherRecords: (await listOtherRecords(tx, organisationId, [id])).map(({ other_id, holder_id }) => ({
        candidateId: other_id,
        kind: holder_id === null ? ('own' as const) : ('added' as const),
      })),
      invitedAt: person.invited_at?.toISOString() ?? null,
      cvId: hasWithdrawn ? null : person.current_cv_id,
      cvs: cvs.map((cv) => ({
        id: cv.id,
        fileName: cv.file_name,
        createdAt: cv.created_at.toISOString(),
        isCurrent: cv.id === person.current_cv_id,
      })),
      scores: scores.map(toScore),
      history: history.map(toMove),
    };
  });

const toScore = (score: Awaited<ReturnType<typeof repo.listScores>>[number]): Person['scores'][number] => ({
  jobId: score.job_id,
  jobTitle: score.title,
  companyName: score.company_name,
  match_score: score.score,
  factors: factorsColumn.parse(score.factors),
  key_match_factors: keyFactorsColumn.parse(score.key_factors),
  version: score.version,
  scoredAt: score.scored_at.toISOString(),
  status: score.status,
});

const toMove = (event: Awaited<ReturnType<typeof repo.listHistory>>[number]): Person['history'][number] => ({
  at: event.at.toISOString(),
  jobTitle: event.title,
  from: event.from_status as ApplicationStatus | null,
  to: event.to_status as ApplicationStatus,
  reason: event.reason,
  actor: event.first_name === null ? null : `${event.first_name} ${event.last_name}`.trim(),
});

type PersonRow = NonNullable<Awaited<ReturnType<typeof repo.findPerson>>>;

/** Once every application was taken back, a candidate's own CV is not seen any longer, nor how to reach them. */
function reachOf(person: PersonRow, cvCount: number) {
  const hasWithdrawn = person.organisation_id === null && person.current_cv_id !== null && cvCount === 0;
  const { phone, address, socials } = hasWithdrawn ? { phone: '', address: '', socials: {} } : person;
  return { hasWithdrawn, phone, address, socials };
}
