import { isReadableOn } from '../document/colour.ts';
import type { InvisibleReason } from '../document/document.ts';
import type { PageSetup } from '../flow/page-composer.ts';
import type { ParagraphLook, RunLook } from './look.ts';
import type { Surroundings } from './story.ts';

/** In points; the small print of a contract has five. */
const SMALLEST_READABLE = 4;
const NARROWEST_READABLE = 10;
const LOWEST_READABLE = 3;

/** Why a person cannot see a run of text. */
export function whyHidden(
  run: RunLook,
  paragraph: ParagraphLook,
  { ground, hidden }: Surroundings,
  page: PageSetup,
): InvisibleReason | undefined {
  if (hidden) return hidden;
  if (run.isVanished) return 'not-painted';
  if ((run.size ?? SMALLEST_READABLE) < SMALLEST_READABLE) return 'too-small';
  if ((run.scale ?? NARROWEST_READABLE) < NARROWEST_READABLE) return 'too-small';
  if ((paragraph.exactHeight ?? LOWEST_READABLE) < LOWEST_READABLE) return 'too-small';
  if (run.isTransparent) return 'transparent';
  if (isOffPage(paragraph, page)) return 'off-page';
  const background = run.background ?? paragraph.background ?? ground;
  const isKnown = run.colour !== undefined && run.colour !== 'auto' && background !== 'unknown';
  return isKnown && !isReadableOn(run.colour, background) ? 'same-colour' : undefined;
}

function isOffPage({ left = 0, frame }: ParagraphLook, { width, height, left: margin }: PageSetup): boolean {
  if (margin + left >= width || margin + left <= -width / 2) return true;
  return frame !== undefined && (Math.abs(frame.x) >= width || Math.abs(frame.y) >= height);
}
