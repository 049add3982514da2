import type { DuplicateRecord, listDuplicates } from '@candela/contract/duplicates/duplicates.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { experienceColumn } from '../../records/cv-columns.ts';
import * as repo from './duplicates.repo.ts';

export const createDuplicatesService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  async list(
    principal: RecruiterPrincipal,
    { page, pageSize }: RouteParsed<typeof listDuplicates>['query'],
  ): Promise<RouteOutput<typeof listDuplicates>> {
    return database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId } = principal;
      const window = { limit: pageSize, offset: (page - 1) * pageSize };
      const { pairs, total } = await repo.listPairs(tx, organisationId, window);
      const records = await readRecords(
        tx,
        organisationId,
        pairs.flatMap(({ candidate_id, other_id }) => [candidate_id, other_id]),
      );
      const items = pairs.flatMap(({ candidate_id, other_id, reasons, found_at }) => {
        const [first, second] = [records.get(candidate_id), records.get(other_id)];
        if (!first || !second) return [];
        const older = first.createdAt <= second.createdAt;
        const inOrder: [DuplicateRecord, DuplicateRecord] = older ? [first, second] : [second, first];
        return [{ reasons, foundAt: found_at.toISOString(), records: inOrder }];
      });
      return { items, pagination: paginate({ page, pageSize }, total) };
    });
  },

  async dismiss(
    principal: RecruiterPrincipal,
    { candidateId, otherId }: { candidateId: string; otherId: string },
  ): Promise<void> {
    await database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId, accountId } = principal;
      const now = clock.now();
      const pair = [candidateId, otherId] as const;
      if (!(await repo.dismissPair(tx, organisationId, pair, { accountId, now }))) throw new AppError('NOT_FOUND');
      await recordAudit(tx, {
        action: 'candidate.told-apart',
        at: now,
        organisationId,
        actorAccountId: accountId,
        subject: { type: 'candidate', id: candidateId },
        detail: { otherId },
      });
    });
  },
});

export type DuplicatesService = ReturnType<typeof createDuplicatesService>;

async function readRecords(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, DuplicateRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await repo.listRecords(tx, organisationId, ids);
  const companies = await repo.listCompanies(tx, organisationId, ids);
  const applications = await repo.listApplications(tx, organisationId, ids);
  return new Map(
    rows.map((row) => {
      const [latest] = experienceColumn.parse(row.experience ?? []);
      const isOfRow = ({ candidate_id }: { candidate_id: string }) => candidate_id === row.id;
      return [
        row.id,
        {
          candidateId: row.id,
          name: row.name,
          email: row.email,
          phone: row.phone,
          address: row.address,
          isClaimed: row.account_id !== null,
          createdAt: row.created_at.toISOString(),
          cvId: row.cv_id,
          fileName: row.file_name,
          title: latest?.title ?? '',
          employer: latest?.company ?? '',
          companies: companies.filter(isOfRow).map(({ company_name }) => company_name),
          applications: applications.filter(isOfRow).map((application) => ({
            jobId: application.job_id,
            jobTitle: application.title,
            companyName: application.company_name,
            status: application.status,
            appliedAt: application.applied_at.toISOString(),
          })),
        },
      ];
    }),
  );
}
