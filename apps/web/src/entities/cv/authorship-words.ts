import type { AiLikelihood, Authorship } from '@candela/contract/authorship/authorship.schemas.ts';
import type { Tone } from '#ui/tone.ts';

/** What the badge is called wherever it stands. */
export const authorshipTitle = 'AI generated CV likelihood';

/** No red: a CV that was written with help is no fault. */
export const likelihoodWords: Readonly<Record<AiLikelihood, { label: string; meaning: string; tone: Tone }>> = {
  low: { label: 'Low', meaning: 'It reads like CVs that people write themselves.', tone: 'neutral' },
  medium: {
    label: 'Medium',
    meaning: 'Some phrases are typical of chat programs. Many people write that way too.',
    tone: 'info',
  },
  high: { label: 'High', meaning: 'It contains traces left by a chat program.', tone: 'warning' },
  unknown: { label: 'Unknown', meaning: 'There is not enough text to tell.', tone: 'neutral' },
};

/** "never", "about 1%": shares too small for a whole per cent are said as such. */
const shareText = (share: number): string =>
  share === 0 ? 'never' : share < 0.005 ? 'under 1%' : `about ${Math.round(share * 100)}%`;

/** How often the badge is wrong about people. */
export const falseAlarmText = ({ high, medium, cvs }: Authorship['falseAlarmRate']): string =>
  `Tested on ${cvs.toLocaleString('en-GB')} human-written CVs: ${shareText(high)} High, ${shareText(medium)} Medium.`;
