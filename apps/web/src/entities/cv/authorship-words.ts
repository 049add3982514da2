import type { AiLikelihood, Authorship } from '@candela/contract/authorship/authorship.schemas.ts';
import type { Tone } from '#ui/tone.ts';

/** What the badge is called wherever it stands. */
export const authorshipTitle = 'AI generated CV likelihood';

/** No red: a CV that was written with help is no fault. */
export const likelihoodWords: Readonly<Record<AiLikelihood, { label: string; meaning: string; tone: Tone }>> = {
  low: { label: 'Low', meaning: 'It reads like CVs that people write themselves.', tone: 'neutral' },
  medium: {
    label: 'Medium',
    meaning: 'Some of it is what chat programs write. Many people write like that too.',
    tone: 'info',
  },
  high: { label: 'High', meaning: 'It has traces that chat programs leave behind.', tone: 'warning' },
  unknown: { label: 'Unknown', meaning: 'Nothing can be said about who wrote it.', tone: 'neutral' },
};

const ofThousand = (share: number): number => Math.round(share * 1000);

/** How often the badge is wrong about people, in numbers one can picture. */
export function falseAlarmText({ high, highAtMost, medium, cvs }: Authorship['falseAlarmRate']): string {
  const most = Math.ceil(highAtMost * 1000);
  return (
    `In ${ofThousand(high)} of 1,000 CVs written by people before 2021 this badge said high, in ${ofThousand(medium)} ` +
    `medium (measured on ${cvs.toLocaleString('en-GB')}; high is almost certainly below ${most} of 1,000).`
  );
}
