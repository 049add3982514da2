import { expect, it } from 'vitest';
import { decisionText } from './receipt-words.ts';

const by = (role: 'candidate' | 'recruiter') => ({ role, name: null });

it.each([
  [{ from: null, to: 'pending', by: by('candidate') }, 'Application received (Pending)'],
  [{ from: 'pending', to: 'rejected', by: by('recruiter') }, 'Pending → Rejected'],
  [{ from: 'pending', to: 'rejected', by: by('candidate') }, 'Pending → Withdrawn'],
  [{ from: 'rejected', to: 'pending', by: by('candidate') }, 'Withdrawn → Pending'],
  [{ from: 'rejected', to: 'review', by: by('recruiter') }, 'Rejected → Review'],
] as const)('says what was decided, and by which side: %o', (decision, words) => {
  expect(decisionText(decision)).toBe(words);
});
