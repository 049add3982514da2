import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { keyOf } from './board-state.ts';

/** About half a second: longer than a menu or a dialog takes to close. */
const mostFrames = 30;

/** Tries, once the page has lost the focus, until it succeeds; where something else has the focus, that keeps it. */
function whenFocusIsLost(isTaken: () => boolean, frames = mostFrames): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && isTaken()) return;
    if (frames > 0) whenFocusIsLost(isTaken, frames - 1);
  });
}

const parts = { menu: '[aria-haspopup="menu"]', handle: '[data-handle]' };

/**
 * Keeps the keyboard with a card that its menu or its handle moved: it is drawn anew in another column, and the focus would go
 * with what is no longer there. A pointer is not led away from where it is.
 */
export function followCard(card: ApplicationCard, part: keyof typeof parts = 'menu'): void {
  whenFocusIsLost(() => {
    const article = document.querySelector(`article[data-card="${CSS.escape(keyOf(card))}"]`);
    const target = article?.querySelector<HTMLElement>(parts[part]);
    if (!article || !target) return false;
    target.focus({ preventScroll: true });
    if (target.matches(':focus-visible')) article.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  });
}
