import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { findJob, listInterviewees } from './interview-people.repo.ts';
import { toView } from './interview-view.ts';
import { listShown } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { readBackAtLook } from './read-back.service.ts';
import { readPeriod } from './times.ts';

/** Recruiters see those of their companies, candidates their own. */
export async function listInterviews(
  tools: InterviewTools,
  principal: RecruiterPrincipal | CandidatePrincipal,
  query: { startDate: string; endDate: string; timeZone: string },
): Promise<{ interviews: CalendarInterview[]; totalCount: number }> {
  const scope = principal.role === 'recruiter' ? tenantScope(principal) : accountScope(principal);
  const period = readPeriod(query);
  const shown = await tools.database.transaction(scope, async (tx) => {
    const rows = await listShown(tx, period);
    if (principal.role === 'recruiter') await readBackAtLook(tools, tx, rows, tools.clock.now());
    return rows;
  });
  return { interviews: shown.map((row) => toView(tools, principal, row)), totalCount: shown[0]?.total ?? 0 };
}

export const listCandidates = (
  { database }: InterviewTools,
  principal: RecruiterPrincipal,
  jobId: string,
): Promise<{ candidateId: string; name: string; email: string }[]> =>
  database.transaction(tenantScope(principal), async (tx) => {
    if (!(await findJob(tx, principal.organisationId, jobId))) throw new AppError('NOT_FOUND');
    return listInterviewees(tx, principal.organisationId, jobId);
  });
