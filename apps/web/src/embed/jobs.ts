import { resizeMessageType } from '@candela/contract/companies/embed-frame.ts';

/**
 * Runs in the widget's page (`/embed/jobs.html`), inside a company's site. Built on its own, without a framework.
 * Without it the page is complete; with it the list filters while one types and the frame fits its content.
 */
const list = document.querySelector<HTMLElement>('[data-jobs]');
const search = document.querySelector<HTMLInputElement>('[name="search"]');
const place = document.querySelector<HTMLSelectElement>('[name="location"]');
const count = document.querySelector<HTMLElement>('[data-count]');
const none = document.querySelector<HTMLElement>('[data-none]');

function filter(): void {
  const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const job of document.querySelectorAll<HTMLElement>('[data-search]')) {
    const text = job.dataset.search ?? '';
    const fits = words.every((word) => text.includes(word)) && (!place?.value || job.dataset.place === place.value);
    job.hidden = !fits;
    if (fits) shown += 1;
  }
  if (count) count.textContent = shown === 1 ? '1 job' : `${shown} jobs`;
  if (none) none.hidden = shown > 0;
}

if (list) {
  search?.addEventListener('input', filter);
  place?.addEventListener('change', filter);
  search?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    filter();
  });
  // What was typed or chosen before this was loaded counts.
  if (search?.value || place?.value) filter();
}

// The content's height, not the window's: a frame that grows must not make its content grow.
const content = document.querySelector<HTMLElement>('main');
if (content && window.parent !== window) {
  let last = 0;
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    window.parent.postMessage({ type: resizeMessageType, height }, '*');
  };
  new ResizeObserver(tell).observe(content);
  tell();
}
