/** What a form that schedules an interview can be told, word for word. */
export const scheduleTexts = {
  notConnected: 'Google Calendar not connected. Please connect your calendar first.',
  noJob: 'Please select a job.',
  noCandidate: 'Please enter candidate email.',
  unknownCandidate: 'Candidate email not found for the selected job.',
  incomplete: 'Please fill in all required fields.',
  endBeforeStart: 'End time must be after start time.',
  past: 'Interview time must be in the future.',
} as const;

export interface ScheduleDraft {
  isConnected: boolean;
  jobId: string;
  /** What was typed or chosen: an address or an id. */
  candidate: string;
  isCandidateKnown: boolean;
  title: string;
  start: Date | null;
  end: Date | null;
  now: Date;
}

export type ScheduleFault = keyof typeof scheduleTexts;

/** The first thing that is wrong, in the order in which people are told; the screen and the server ask the same question. */
export function scheduleFaultOf(draft: ScheduleDraft): ScheduleFault | undefined {
  const { start, end } = draft;
  if (!draft.isConnected) return 'notConnected';
  if (!draft.jobId) return 'noJob';
  if (!draft.candidate.trim()) return 'noCandidate';
  if (!draft.isCandidateKnown) return 'unknownCandidate';
  if (!draft.title.trim() || !start || !end) return 'incomplete';
  if (end <= start) return 'endBeforeStart';
  if (start <= draft.now) return 'past';
  return undefined;
}

/** Offered beside the browser's own. */
export const offeredZones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;

/** An interview that has begun is past; one that begins within the hour is upcoming. */
export type DisplayStatus = 'past' | 'upcoming' | 'scheduled';

const soonMs = 60 * 60_000;

export function displayStatusOf(start: Date, now: Date): DisplayStatus {
  const wait = start.getTime() - now.getTime();
  if (wait <= 0) return 'past';
  return wait <= soonMs ? 'upcoming' : 'scheduled';
}
