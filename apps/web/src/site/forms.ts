import type { Analytics } from './analytics-port.ts';

interface Failure {
  message: string;
  errors: { path: string; message: string }[];
}

const unreachable: Failure = {
  message: 'We could not reach the server. Please check your connection and try again.',
  errors: [],
};

async function send(form: HTMLFormElement, url: string): Promise<{ answer: Record<string, unknown> } | Failure> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  const body = await response.json().catch(() => null);
  return response.ok && body ? { answer: body } : failureOf(response, body);
}

/** What stands between us and the visitor answers in its own way: it may know nothing of our errors. */
function failureOf({ status, statusText }: Response, body: Partial<Failure> | null): Failure {
  return {
    message: typeof body?.message === 'string' ? body.message : `HTTP ${status}: ${statusText}`,
    errors: Array.isArray(body?.errors) ? body.errors : [],
  };
}

function showFailure(form: HTMLFormElement, { message, errors }: Failure): void {
  const byName = new Map(errors.map((error) => [error.path, error.message]));
  let first: HTMLElement | undefined;
  for (const line of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = line.dataset.errorFor ?? '';
    const text = byName.get(name);
    const control = form.elements.namedItem(name);
    line.hidden = text === undefined;
    (line.querySelector('[data-text]') ?? line).textContent = text ?? '';
    if (!(control instanceof HTMLElement)) continue;
    control.removeAttribute('aria-invalid');
    if (text !== undefined) {
      control.setAttribute('aria-invalid', 'true');
      first ??= control;
    }
  }
  const whole = form.querySelector<HTMLElement>('[data-failure]');
  if (whole) {
    whole.hidden = message === '' || first !== undefined;
    whole.textContent = message;
  }
  first?.focus();
}

/** The success page's own words stand in a template beside the form. */
function showSuccess(form: HTMLFormElement, answer: Record<string, unknown>): void {
  const template = form.parentElement?.querySelector<HTMLTemplateElement>('template[data-success]');
  if (!template) return;
  const success = template.content.cloneNode(true) as DocumentFragment;
  const panel = success.querySelector<HTMLElement>('[tabindex]');
  const words = success.querySelector('[data-message]');
  if (words && typeof answer.message === 'string') words.textContent = answer.message;
  const download = success.querySelector<HTMLAnchorElement>('a[data-download]');
  if (download && typeof answer.downloadUrl === 'string') download.href = answer.downloadUrl;
  form.replaceWith(success);
  panel?.focus();
  // An attachment: the browser saves it and stays on the page.
  if (download) window.location.assign(download.href);
}

function enhance(form: HTMLFormElement, analytics: Analytics): void {
  const { api = '', event: counted } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  let busy = false;
  // The server's words beside the fields, in place of the browser's bubbles.
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    button?.setAttribute('aria-disabled', 'true');
    const result = await send(form, api).catch(() => unreachable);
    busy = false;
    button?.removeAttribute('aria-disabled');
    if ('answer' in result) {
      showSuccess(form, result.answer);
      if (counted) analytics.event(counted);
    } else {
      showFailure(form, result);
    }
  });
}

/** Forms post to their own page; with script they stay on it. */
export function enhanceForms(analytics: Analytics): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-api]')) enhance(form, analytics);
}
