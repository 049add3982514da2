import { enhanceScores } from './score-cards.ts';

const unanswered = 'There was no answer. Please check your connection, or try shorter texts.';

const find = <T extends HTMLElement>(within: ParentNode, selector: string): T | null =>
  within.querySelector<T>(selector);

/** Brings the focus, and the eye, to what has just come. */
function lead(to: HTMLElement | null | undefined): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  to?.focus({ preventScroll: true });
  (to?.closest('section[id]') ?? to)?.scrollIntoView({ behavior, block: 'start' });
}

/** The trial on this page and the one on the page that answered are the same markup: what differs is taken over. */
function takeOver(trial: HTMLElement, answered: HTMLElement, takesTexts: boolean): void {
  const controls = ['job', 'cv'].flatMap((name) => {
    const control = find<HTMLTextAreaElement>(trial, `[name=${name}]`);
    const line = find(trial, `[data-error-for=${name}]`);
    const said = find(answered, `[data-error-for=${name}]`);
    if (!control || !line || !said) return [];
    if (takesTexts) control.value = find<HTMLTextAreaElement>(answered, `[name=${name}]`)?.value ?? '';
    line.hidden = said.hidden;
    line.textContent = said.textContent;
    if (said.hidden) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
    return said.hidden ? [] : [control];
  });
  fail(trial, find(answered, '[data-failure]')?.textContent ?? '');
  const answer = find(trial, '[data-trial-answer]');
  answer?.replaceChildren(...(find(answered, '[data-trial-answer]')?.childNodes ?? []));
  if (answer) enhanceScores(answer);
  lead(controls[0] ?? find(trial, '[data-trial-heading]'));
}

function fail(trial: HTMLElement, message: string): void {
  const line = find(trial, '[data-failure]');
  if (!line) return;
  line.hidden = message === '';
  line.textContent = message;
}

/**
 * A screen's worth of room at once, within the press: what comes later then moves nothing that is in sight. None where
 * the answer can only be that something is missing.
 */
function wait(trial: HTMLElement, needsRoom: boolean): void {
  const answer = find(trial, '[data-trial-answer]');
  const outline = find<HTMLTemplateElement>(trial, 'template[data-trial-waiting]');
  if (answer && outline && needsRoom && !answer.hasChildNodes()) answer.append(outline.content.cloneNode(true));
  answer?.setAttribute('aria-busy', 'true');
  say(trial, 'Reading both texts…');
}

function stopWaiting(trial: HTMLElement): void {
  const answer = find(trial, '[data-trial-answer]');
  if (answer && !find(answer, '[data-trial-heading]')) answer.replaceChildren();
  answer?.removeAttribute('aria-busy');
  say(trial, '');
}

function say(trial: HTMLElement, words: string): void {
  const status = find(trial, '[data-trial-status]');
  if (status) status.textContent = words;
  find(trial, 'button[type=submit]')?.setAttribute('aria-disabled', String(words !== ''));
}

/** A visitor who has the form before them may send it soon; what answers starts in the time they need for that. */
function prepareWhenSeen(form: HTMLFormElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Nothing depends on it.
    fetch('/api/site/try-match/prepare', { method: 'POST' }).catch(() => undefined);
  });
  observer.observe(form);
}

export function enhanceTrial(): void {
  const trial = find(document, '[data-trial]');
  const form = trial && find<HTMLFormElement>(trial, 'form');
  if (!trial || !form) return;
  prepareWhenSeen(form);
  let latest = 0;
  const ask = async (url: string, texts?: [string, string][]) => {
    const mine = ++latest;
    wait(trial, texts?.every(([, text]) => text.trim() !== '') ?? true);
    const answered = await fetch(url, texts && { method: 'POST', body: new URLSearchParams(texts) })
      .then((response) => response.text())
      .then((page) => find(new DOMParser().parseFromString(page, 'text/html'), '[data-trial]'))
      .catch(() => null);
    // A visitor who has asked for something else meanwhile waits for that.
    if (mine !== latest) return;
    stopWaiting(trial);
    if (answered) takeOver(trial, answered, texts === undefined);
    else fail(trial, unanswered);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(
      form.action,
      [...new FormData(form)].map(([name, text]) => [name, String(text)]),
    );
  });
  for (const link of trial.querySelectorAll<HTMLAnchorElement>('[data-trial-example]')) {
    link.addEventListener('click', (event) => {
      // With a key held the person wants a tab of their own.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void ask(link.href);
    });
  }
}
