/**
 * A row that scrolls sideways by itself (touch, wheel, Tab) gets buttons that know whether there is more, and arrow
 * keys that move by one item.
 */
function enhance(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>('[data-carousel-list]');
  const controls = carousel.querySelector<HTMLElement>('[data-carousel-controls]');
  const [back, forward] = carousel.querySelectorAll<HTMLButtonElement>('[data-carousel-step]');
  if (!list || !controls || !back || !forward) return;

  const end = () => list.scrollWidth - list.clientWidth;
  /** From the start of one item to the start of the next. */
  const step = () => {
    const [first, second] = list.children;
    return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 1;
  };
  /** As many as are wholly seen, so that nothing is skipped; at least one. The last one has no gap after it. */
  const page = () => {
    const gap = step() - (list.firstElementChild?.getBoundingClientRect().width ?? 0);
    return Math.max(1, Math.floor((list.clientWidth + gap) / step())) * step();
  };
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const scroll = (left: number) => list.scrollTo({ left, behavior: calm.matches ? 'instant' : 'smooth' });

  const update = () => {
    // A button that is disabled would drop the focus of the visitor who just pressed it.
    back.setAttribute('aria-disabled', String(list.scrollLeft <= 1));
    forward.setAttribute('aria-disabled', String(list.scrollLeft >= end() - 1));
    controls.dataset.ready = String(end() > 1);
  };

  back.addEventListener('click', () => scroll(list.scrollLeft - page()));
  forward.addEventListener('click', () => scroll(list.scrollLeft + page()));
  list.addEventListener('scroll', update, { passive: true });
  list.addEventListener('keydown', (event) => {
    const target = {
      ArrowLeft: list.scrollLeft - step(),
      ArrowRight: list.scrollLeft + step(),
      Home: 0,
      End: end(),
    }[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    scroll(target);
  });
  new ResizeObserver(update).observe(list);
}

export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhance(carousel);
}
