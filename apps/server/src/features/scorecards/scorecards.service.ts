import { cutAtWord } from '@candela/contract/kernel/cut-at-word.ts';
import { meanRating } from '@candela/contract/scorecards/mean-rating.ts';
import {
  criteriaSchema,
  type InterviewScorecards,
  ratingSchema,
  type Scorecard,
  type ScorecardInput,
  type ScorecardSummary,
} from '@candela/contract/scorecards/scorecards.schemas.ts';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope, type Scope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertCandidateInSight } from '../../records/candidate-in-sight.ts';
import {
  attendeesOf,
  findOrganiser,
  type InterviewRow,
  type InterviewTools,
} from '../interviews/interview-parts.service.ts';
import * as repo from './scorecards.repo.ts';

const usualCriteria = 6;

/** As the recruiter wrote them, or as the advert asks for them. */
export async function criteriaOf(tx: Tx, organisationId: string, jobId: string): Promise<string[]> {
  const job = await repo.findJobWords(tx, organisationId, jobId);
  if (!job) throw new AppError('NOT_FOUND');
  if (job.criteria) return job.criteria;
  const words = [...job.requirements, ...job.skills].map((word) => cutAtWord(word.trim(), 200)).filter(Boolean);
  const asked = [...new Set(words)].slice(0, usualCriteria);
  return asked.length > 0 ? asked : ['Fit for the job'];
}

export async function loadInterview(tx: Tx, organisationId: string, id: string): Promise<InterviewRow> {
  const interview = await repo.findInterview(tx, organisationId, id);
  if (!interview) throw new AppError('NOT_FOUND');
  return interview;
}

/** Those who take part besides the candidate: the recruiter who arranged it, and whom they invited. */
export async function interviewersOf(tx: Tx, interview: InterviewRow) {
  const organiser = interview.organiser_account_id
    ? await findOrganiser(tx, interview.organiser_account_id)
    : undefined;
  const [, ...others] = attendeesOf(interview);
  const emails = [...new Set([...(organiser ? [organiser.email] : []), ...others.map(({ email }) => email)])];
  const writers = new Map(
    (await repo.listWriters(tx, interview.organisation_id, emails)).map((writer) => [writer.email, writer]),
  );
  return emails.map((email) => {
    const writer = writers.get(email);
    return { email, name: writer ? nameOf(writer) : email, accountId: writer?.id ?? null };
  });
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

export function toScorecard(row: repo.ScorecardRow): Scorecard | null {
  if (!row.submitted_at || !row.overall) return null;
  return {
    id: row.id,
    interviewer: row.interviewer_name,
    ratings: z.array(ratingSchema).parse(row.ratings),
    overall: row.overall,
    notes: row.notes,
    submittedAt: row.submitted_at.toISOString(),
  };
}

const isOwn = (row: repo.ScorecardRow, { accountId, email }: RecruiterPrincipal) =>
  row.account_id === accountId || row.interviewer_email === email.toLowerCase();

/** Who takes part sees the others' once their own is in, so that each says what they found themselves. */
async function viewIn(tx: Tx, principal: RecruiterPrincipal, interview: InterviewRow): Promise<InterviewScorecards> {
  const { organisationId, email } = principal;
  const interviewers = await interviewersOf(tx, interview);
  const rows = await repo.listOfInterview(tx, organisationId, interview.id);
  const own = rows.find((row) => isOwn(row, principal));
  const ownScorecard = own ? toScorecard(own) : null;
  const takesPart = interviewers.some((each) => each.email === email.toLowerCase());
  const others = rows.filter((row) => row !== own).flatMap((row) => toScorecard(row) ?? []);
  const rowOf = (address: string) => rows.find((row) => row.interviewer_email === address);
  return {
    jobId: interview.job_id,
    criteria: await criteriaOf(tx, organisationId, interview.job_id),
    takesPart,
    own: ownScorecard,
    others: takesPart && !ownScorecard ? null : others,
    interviewers: interviewers.map((each) => ({
      email: each.email,
      name: each.name,
      writesHere: each.accountId !== null,
      isAsked: rowOf(each.email) !== undefined,
      isIn: Boolean(rowOf(each.email)?.submitted_at),
    })),
  };
}

/**
 * Where the scorecards of an interview are read and written for a caller. An interviewer sees the interviews they were
 * invited to and nothing of the jobs behind them: that this is one of them is asked in their own scope.
 */
async function scopeFor(
  { database }: InterviewTools,
  principal: RecruiterPrincipal,
  interviewId: string,
): Promise<Scope> {
  const scope = tenantScope(principal);
  if (principal.teamRole !== 'interviewer') return scope;
  await database.transaction(scope, (tx) => loadInterview(tx, principal.organisationId, interviewId));
  return organisationScope(principal.organisationId);
}

export const listScorecards = async (tools: InterviewTools, principal: RecruiterPrincipal, interviewId: string) =>
  tools.database.transaction(await scopeFor(tools, principal, interviewId), async (tx) =>
    viewIn(tx, principal, await loadInterview(tx, principal.organisationId, interviewId)),
  );

/** Before it has begun there is nothing to say. */
export function refuseEarly(interview: InterviewRow, now: Date): void {
  if (interview.starts_at > now) {
    throw new AppError('CONFLICT', { message: 'A scorecard can be written once the interview has begun.' });
  }
}

export const submitScorecard = async (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  interviewId: string,
  input: ScorecardInput,
): Promise<InterviewScorecards> =>
  tools.database.transaction(await scopeFor(tools, principal, interviewId), async (tx) => {
    const { organisationId, accountId, email } = principal;
    const interview = await loadInterview(tx, organisationId, interviewId);
    const now = tools.clock.now();
    refuseEarly(interview, now);
    const [member] = await repo.listWriters(tx, organisationId, [email]);
    const name = member ? nameOf(member) : email;
    const place = { organisationId, companyId: interview.company_id, interviewId };
    const card = await repo.ensureScorecard(tx, place, { email: email.toLowerCase(), name, accountId }, now);
    await repo.fillIn(tx, card, input, now);
    await recordSubmitted(tx, interview, accountId, now);
    return viewIn(tx, principal, interview);
  });

export const recordSubmitted = (tx: Tx, interview: InterviewRow, actorAccountId: string | null, now: Date) =>
  recordAudit(tx, {
    action: 'scorecard.submitted',
    at: now,
    organisationId: interview.organisation_id,
    actorAccountId,
    subject: { type: 'candidate', id: interview.candidate_id },
    detail: { jobId: interview.job_id, interviewId: interview.id },
  });

/** A private link for an interviewer who was invited and does not write in the product. */
export const askForScorecard = (
  tools: InterviewTools,
  principal: RecruiterPrincipal,
  interviewId: string,
  email: string,
  mailLink: (tx: Tx, interview: InterviewRow, card: repo.ScorecardRow) => Promise<void>,
): Promise<InterviewScorecards> =>
  tools.database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    const interview = await loadInterview(tx, organisationId, interviewId);
    const interviewer = (await interviewersOf(tx, interview)).find((each) => each.email === email);
    if (!interviewer || interviewer.accountId) throw new AppError('NOT_FOUND');
    const place = { organisationId, companyId: interview.company_id, interviewId };
    const card = await repo.ensureScorecard(tx, place, interviewer, tools.clock.now());
    await mailLink(tx, interview, card);
    return viewIn(tx, principal, interview);
  });

export const setCriteria = (
  { database, clock }: InterviewTools,
  principal: RecruiterPrincipal,
  jobId: string,
  criteria: readonly string[],
): Promise<{ criteria: string[] }> =>
  database.transaction(tenantScope(principal), async (tx) => {
    const { organisationId } = principal;
    const job = await repo.findJobWords(tx, organisationId, jobId);
    if (!job) throw new AppError('NOT_FOUND');
    const kept = criteriaSchema.parse([...new Set(criteria)]);
    await repo.saveCriteria(tx, { organisationId, companyId: job.company_id, jobId }, kept, clock.now());
    return { criteria: kept };
  });

/** For the page of a candidate: how many are in, and what they say where the caller may know it. */
export const summarise = (
  { database, clock }: InterviewTools,
  principal: RecruiterPrincipal,
  candidateId: string,
): Promise<ScorecardSummary[]> =>
  database.transaction(tenantScope(principal), async (tx) => {
    await assertCandidateInSight(tx, candidateId);
    const interviews = await repo.listInterviewsOf(tx, principal.organisationId, candidateId, clock.now());
    const summaries: ScorecardSummary[] = [];
    for (const interview of interviews) {
      summaries.push(toSummary(interview, await viewIn(tx, principal, interview)));
    }
    return summaries;
  });

function toSummary(interview: InterviewRow, { own, others, interviewers }: InterviewScorecards): ScorecardSummary {
  const seen = others && [...others, ...(own ? [own] : [])];
  const ratings = (seen ?? []).flatMap((card) => card.ratings.flatMap(({ rating }) => rating ?? []));
  const invitedIn = interviewers.filter(({ isIn }) => isIn).length;
  const submitted = seen?.length ?? invitedIn;
  const count = (word: Scorecard['overall']) => (seen ?? []).filter(({ overall }) => overall === word).length;
  return {
    interviewId: interview.id,
    jobTitle: interview.job_title,
    title: interview.title,
    start: interview.starts_at.toISOString(),
    // A colleague who was not invited may have written one, too: "2 of 1 in" would be nonsense.
    expected: interviewers.length + submitted - invitedIn,
    submitted,
    overall: seen && {
      'strong-yes': count('strong-yes'),
      yes: count('yes'),
      no: count('no'),
      'strong-no': count('strong-no'),
    },
    mean: meanRating({ total: ratings.reduce((sum, rating) => sum + rating, 0), count: ratings.length }),
  };
}
