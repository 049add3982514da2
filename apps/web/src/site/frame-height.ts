import {
  embedFrameMaxHeight,
  embedFrameMinHeight,
  resizeMessageType,
} from '@candela/contract/companies/embed-frame.ts';

/** The height a message asks for, within bounds; null when the message is not one of ours. */
export function heightAsked(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, height } = message as { type?: unknown; height?: unknown };
  if (type !== resizeMessageType || typeof height !== 'number' || !Number.isFinite(height)) return null;
  return Math.min(Math.max(Math.ceil(height), embedFrameMinHeight), embedFrameMaxHeight);
}
