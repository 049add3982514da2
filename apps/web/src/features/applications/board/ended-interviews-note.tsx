import { deviceZone } from '#lib/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { endedInterviews, type Interviewed } from './ended-interviews.ts';

/** Beside the mail to the candidate: the interviewers hear of it too. */
export function EndedInterviews({ applications }: { applications: readonly Interviewed[] }) {
  const text = endedInterviews(applications, new Date(), deviceZone());
  return text ? <Alert tone="warning">{text}</Alert> : null;
}
