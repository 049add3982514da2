import type { ScorecardInput } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readTenantLink, signTenantLink } from '../../platform/secrets/signed-link.ts';
import type { InterviewRow, InterviewTools } from '../interviews/interview-parts.service.ts';
import * as repo from './scorecards.repo.ts';
import {
  criteriaOf,
  interviewersOf,
  loadInterview,
  recordSubmitted,
  refuseEarly,
  toScorecard,
} from './scorecards.service.ts';

/** So long after the interview the link is good. */
const openFor = days(30);

/** Writes to an interviewer without a seat. */
export const mailLink =
  ({ mail, linkOrigin, linkKey }: InterviewTools) =>
  async (tx: Tx, interview: InterviewRow, card: repo.ScorecardRow): Promise<void> => {
    const organisationId = interview.organisation_id;
    const url = `${linkOrigin}/scorecard/${signTenantLink(linkKey, 'scorecard', { organisationId, id: card.id })}`;
    await mail.queueTenantMail(tx, {
      organisationId,
      to: card.interviewer_email,
      candidateId: interview.candidate_id,
      quotes: {
        candidate: interview.candidate_name,
        company: interview.company_name,
        jobTitle: interview.job_title,
        title: interview.title,
      },
      content: ({ candidate, company, jobTitle, title }) => ({
        subject: `Your scorecard: ${title}`,
        paragraphs: [
          `${company} would like your view of the interview with ${candidate} for ${jobTitle}.`,
          'The form takes a few minutes and needs no account. It can be sent once the interview has begun, and for 30 days after it.',
        ],
        action: { label: 'Open the scorecard', url },
        footer:
          'You get this email because you take part in this interview. The link is personal: please do not share it.',
      }),
    });
  };

async function open(tools: InterviewTools, tx: Tx, { organisationId, id }: { organisationId: string; id: string }) {
  const card = await repo.findScorecard(tx, organisationId, id);
  if (!card) throw new AppError('NOT_FOUND');
  const interview = await loadInterview(tx, organisationId, card.interview_id);
  if (interview.ends_at.getTime() + openFor < tools.clock.now().getTime()) throw new AppError('NOT_FOUND');
  // Who was taken off the interview since has no view of the candidate to give.
  const interviewers = await interviewersOf(tx, interview);
  const takesPart = interviewers.some(({ email }) => email === card.interviewer_email);
  if (!takesPart || (await repo.isOfSuspended(tx, organisationId))) throw new AppError('NOT_FOUND');
  return { card, interview };
}

function keyOf({ linkKey }: InterviewTools, token: string) {
  const key = readTenantLink(linkKey, 'scorecard', token);
  if (!key) throw new AppError('NOT_FOUND');
  return key;
}

export async function getForm(tools: InterviewTools, token: string) {
  const key = keyOf(tools, token);
  return tools.database.transaction(organisationScope(key.organisationId), async (tx) => {
    const { card, interview } = await open(tools, tx, key);
    return {
      interviewer: card.interviewer_name,
      companyName: interview.company_name,
      jobTitle: interview.job_title,
      candidateName: interview.candidate_name,
      title: interview.title,
      start: interview.starts_at.toISOString(),
      timeZone: interview.time_zone,
      criteria: await criteriaOf(tx, key.organisationId, interview.job_id),
      own: toScorecard(card),
    };
  });
}

export async function submitForm(tools: InterviewTools, token: string, input: ScorecardInput): Promise<void> {
  const key = keyOf(tools, token);
  await tools.database.transaction(organisationScope(key.organisationId), async (tx) => {
    const { card, interview } = await open(tools, tx, key);
    const now = tools.clock.now();
    refuseEarly(interview, now);
    await repo.fillIn(tx, card, input, now);
    await recordSubmitted(tx, interview, null, now);
  });
}
