import { invitationText } from '@candela/integrations/calendar/icalendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { findOrganiser } from './interview-people.repo.ts';
import { attendeesOf } from './interview-view.ts';
import { candidateZoneOf, periodOf } from './interview-words.ts';
import { deleteInterview, type InterviewRow, lockSomeToCome, lockToCome } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { toEntry } from './tell.service.ts';
import { periodText } from './times.ts';

/** Why the rows are about to go, and with them the interviews. */
type Why = 'erased' | 'closed';

/**
 * The rows of these candidates are about to be erased, and with them their interviews: those who wait for one are told now,
 * without the candidate's name, which is to stay nowhere.
 */
export async function callOffInterviews(
  tools: InterviewTools,
  tx: Tx,
  organisationId: string,
  candidateIds: readonly string[],
): Promise<void> {
  for (const interview of await lockToCome(tx, organisationId, candidateIds, tools.clock.now())) {
    await mailUnlessTold(tools, tx, interview, 'erased');
  }
}

/** Interviews to come of an organisation that closes, some at a time: told to everyone, and deleted. Answers how many. */
export async function callOffSome(
  tools: InterviewTools,
  tx: Tx,
  organisationId: string,
  limit: number,
): Promise<number> {
  const interviews = await lockSomeToCome(tx, organisationId, tools.clock.now(), limit);
  for (const interview of interviews) {
    await mailUnlessTold(tools, tx, interview, 'closed');
    await deleteInterview(tx, interview.id);
  }
  return interviews.length;
}

/** Google tells everyone it invited, once the event leaves it; a calendar that is no longer connected keeps the event and tells no one. */
async function mailUnlessTold(tools: InterviewTools, tx: Tx, interview: InterviewRow, why: Why): Promise<void> {
  const { calendar, organiser_account_id: organiserId } = interview;
  const opened = calendar !== 'local' && organiserId ? await tools.grants.find(tx, organiserId) : undefined;
  if (calendar === 'local' || opened?.calendar.name !== calendar) await mailEveryone(tools, tx, interview, why);
}

async function mailEveryone(tools: InterviewTools, tx: Tx, interview: InterviewRow, why: Why): Promise<void> {
  const { company_name: company, job_title: jobTitle, organisation_id: organisationId } = interview;
  const organiserId = interview.organiser_account_id;
  const organiser = organiserId ? await findOrganiser(tx, organiserId) : undefined;
  const [candidate, ...others] = attendeesOf(interview);
  const told = organiser ? [...others, { email: organiser.email, displayName: organiser.first_name }] : others;
  // Who erased their data is not written to, and knows.
  if (candidate && why === 'closed') told.push(candidate);
  const entry = {
    ...toEntry(tools, interview, company),
    sequence: interview.sequence + 1,
    summary: 'Interview',
    description: '',
    location: '',
    isCancelled: true,
  };
  for (const attendee of new Map(told.map((each) => [each.email, each])).values()) {
    const zone = attendee === candidate ? candidateZoneOf(interview) : interview.time_zone;
    await tools.mail.queueTenantMail(tx, {
      organisationId,
      to: attendee.email,
      quotes: { company, jobTitle },
      content: (quotes) => calledOffMail(quotes, periodText(periodOf(interview), zone), reasons[why]),
      invitation: invitationText({ ...entry, attendees: [attendee], stamp: tools.clock.now() }),
    });
  }
}

const reasons: Record<Why, string> = {
  erased: 'The candidate has deleted their data.',
  closed: 'The organisation closes its account.',
};

const calledOffMail = (
  { company, jobTitle }: Record<'company' | 'jobTitle', string>,
  time: string,
  reason: string,
): MailContent => ({
  subject: `Cancelled: interview for ${jobTitle}`,
  paragraphs: [
    `An interview for ${jobTitle} at ${company} will not take place.`,
    `Planned for: ${time}`,
    `Reason: ${reason}`,
  ],
  footer:
    'You get this email because you were part of this interview. Open the attached file to take it out of your calendar.',
});
