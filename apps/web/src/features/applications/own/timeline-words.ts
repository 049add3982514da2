import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { TimelineEntry } from '@candela/contract/applications/own-applications.schemas.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';

export interface TimelineWords {
  title: string;
  text: string;
}

const stages: Partial<Record<ApplicationStatus, TimelineWords>> = {
  pending: { title: 'Back to the start', text: 'Your application was moved back to the first stage.' },
  testing: { title: 'Assessment', text: 'Your application moved to the stage in which assessments are taken.' },
  review: { title: 'In review', text: 'Your application is being considered.' },
  offer: { title: 'Offer', text: 'An offer is being made to you.' },
};

function received(by: TimelineEntry['by'], companyName: string): TimelineWords {
  if (by === 'candidate') return { title: 'Received', text: `You applied, and ${companyName} has your application.` };
  return { title: 'Received', text: `${companyName} put you forward for this job from a CV it holds.` };
}

/** One step of an application in plain words, without promising more than is known. */
export function timelineWords(entry: TimelineEntry, companyName: string): TimelineWords {
  switch (entry.kind) {
    case 'received':
      return received(entry.by, companyName);
    case 'seen':
      return { title: 'Seen', text: `${companyName} looked at your application.` };
    case 'withdrawn':
      return { title: 'Withdrawn', text: 'You withdrew your application.' };
    case 'interview':
      return { title: 'Interview', text: `${companyName} wants to talk to you.` };
    case 'interview-arranged': {
      const time = entry.startsAt ? formatDate(entry.startsAt, 'full', deviceZone()) : '';
      return { title: 'Interview arranged', text: `${time}. You can find it in your calendar.` };
    }
    case 'outcome':
      if (entry.status === 'hired') return { title: 'Hired', text: `${companyName} has chosen you.` };
      return entry.isJobClosed
        ? { title: 'Not taken further', text: 'The job closed, and your application was not taken further.' }
        : { title: 'Not taken further', text: `${companyName} decided not to take your application further.` };
    case 'moved':
      return (entry.status && stages[entry.status]) ?? { title: 'Moved', text: 'Your application moved on.' };
  }
}
