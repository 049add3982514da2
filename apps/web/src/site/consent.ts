const memory = 'analytics-consent';

export interface ConsentOptions {
  /** The browser has already answered for the visitor: do not ask, but let them change it. */
  isAnswered: boolean;
  onGranted(id: string): void;
}

/** Shows the question until it is answered, and again when asked for. Without a vendor neither is on the page. */
export function askConsent({ isAnswered, onGranted }: ConsentOptions): void {
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (!bar) return;
  const id = bar.dataset.consent ?? '';
  const choices = document.querySelector<HTMLButtonElement>('[data-consent-choices]');
  const answered = localStorage.getItem(memory);

  bar.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset.answer : undefined;
    if (!answer) return;
    const before = localStorage.getItem(memory);
    localStorage.setItem(memory, answer);
    bar.hidden = true;
    // Back to where the question was asked for; at its first showing it was not asked for.
    if (before !== null) choices?.focus();
    if (answer === 'granted' && before !== 'granted') onGranted(id);
    // What the vendor's script has begun only a new page ends.
    if (answer === 'denied' && before === 'granted') location.reload();
  });
  if (choices) {
    choices.hidden = false;
    choices.addEventListener('click', () => {
      bar.hidden = false;
      bar.querySelector('button')?.focus();
    });
  }

  if (answered === 'granted') onGranted(id);
  else if (answered === null && !isAnswered) bar.hidden = false;
}
