export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** A tinted ground with words that are readable on it. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral-text',
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  accent: 'bg-accent-soft text-accent-text',
};
