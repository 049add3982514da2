const gap = 8;
/** Long enough to carry the pointer from the bar onto the card. */
const graceMs = 160;

function place(card: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const centred = at.left + at.width / 2 - width / 2;
  const below = at.bottom + gap;
  const top = below + height > window.innerHeight ? at.top - gap - height : below;
  card.style.inset = 'auto';
  card.style.margin = '0';
  card.style.left = `${Math.min(Math.max(centred, gap), window.innerWidth - width - gap)}px`;
  card.style.top = `${top}px`;
}

/** One bar: its segments are one tab stop with arrows inside, and each shows its card while it is pointed at. */
function enhance(bar: HTMLElement): void {
  const segments = [...bar.querySelectorAll<HTMLButtonElement>('button[popovertarget]')];
  let open: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    open?.hidePopover();
    open = undefined;
  };
  const hideSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, graceMs);
  };
  const show = (segment: HTMLButtonElement, card: HTMLElement) => {
    clearTimeout(timer);
    if (open === card) return;
    hide();
    open = card;
    card.showPopover();
    place(card, segment);
  };

  segments.forEach((segment, index) => {
    const card = document.getElementById(segment.getAttribute('popovertarget') ?? '');
    if (!card) return;
    // From here on the card follows the pointer and the focus; a click would only close what the focus opened.
    segment.removeAttribute('popovertarget');
    card.popover = 'manual';
    segment.tabIndex = index === 0 ? 0 : -1;
    segment.addEventListener('pointerenter', () => show(segment, card));
    segment.addEventListener('pointerleave', hideSoon);
    segment.addEventListener('focus', () => {
      for (const other of segments) other.tabIndex = other === segment ? 0 : -1;
      show(segment, card);
    });
    segment.addEventListener('blur', hide);
    card.addEventListener('pointerenter', () => clearTimeout(timer));
    card.addEventListener('pointerleave', hideSoon);
    segment.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') hide();
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      segments[index + step]?.focus();
    });
  });
  window.addEventListener('scroll', hide, { passive: true });
}

export function enhanceScores(within: ParentNode): void {
  for (const bar of within.querySelectorAll<HTMLElement>('[data-score]')) enhance(bar);
}
