import { invitationText } from '@candela/integrations/calendar/icalendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { findOrganiser } from './interview-people.repo.ts';
import { attendeesOf } from './interview-view.ts';
import { periodOf } from './interview-words.ts';
import { type InterviewRow, lockToCome } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { toEntry } from './tell.service.ts';
import { periodText } from './times.ts';

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
    // Google tells everyone it invited, once the event leaves it.
    if (interview.calendar === 'local') await mailOthers(tools, tx, interview);
  }
}

async function mailOthers(tools: InterviewTools, tx: Tx, interview: InterviewRow): Promise<void> {
  const { company_name: company, job_title: jobTitle, organisation_id: organisationId } = interview;
  const organiserId = interview.organiser_account_id;
  const organiser = organiserId ? await findOrganiser(tx, organiserId) : undefined;
  const [, ...others] = attendeesOf(interview);
  const told = organiser ? [...others, { email: organiser.email, displayName: organiser.first_name }] : others;
  const entry = {
    ...toEntry(tools, interview, company),
    sequence: interview.sequence + 1,
    summary: 'Interview',
    description: '',
    location: '',
    isCancelled: true,
  };
  for (const attendee of new Map(told.map((each) => [each.email, each])).values()) {
    await tools.mail.queueTenantMail(tx, {
      organisationId,
      to: attendee.email,
      quotes: { company, jobTitle },
      content: (quotes) => calledOffMail(quotes, periodText(periodOf(interview), interview.time_zone)),
      invitation: invitationText({ ...entry, attendees: [attendee], stamp: tools.clock.now() }),
    });
  }
}

const calledOffMail = ({ company, jobTitle }: Record<'company' | 'jobTitle', string>, time: string): MailContent => ({
  subject: `Cancelled: interview for ${jobTitle}`,
  paragraphs: [
    `An interview for ${jobTitle} at ${company} will not take place.`,
    `Planned for: ${time}`,
    'Reason: The candidate has deleted their data.',
  ],
  footer:
    'You get this email because you were part of this interview. Open the attached file to take it out of your calendar.',
});
