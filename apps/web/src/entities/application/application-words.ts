import type { ApplicationSource, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { Tone } from '#ui/tone.ts';

/** What each status of an application is called, and its colour: an offer is not yet a hire, and looks like neither. */
export const applicationWords: Readonly<Record<ApplicationStatus, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'neutral' },
  testing: { label: 'Testing', tone: 'info' },
  interview: { label: 'Interview', tone: 'info' },
  review: { label: 'Review', tone: 'warning' },
  offer: { label: 'Offer', tone: 'accent' },
  hired: { label: 'Hired', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** How an application began. */
export const sourceWords: Readonly<Record<ApplicationSource, string>> = {
  applied: 'Applied',
  uploaded: 'Uploaded',
  added: 'Added by hand',
};
