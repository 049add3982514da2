import { html, type SafeHtml } from '../http/html.ts';
import { standInPage } from '../http/stand-in-page.ts';

export interface SuggestedAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** A word about who it is, such as "Recruiter". */
  note?: string;
}

/** What was sent and could not be accepted. */
export interface ChooserForm {
  email: string;
  firstName: string;
  lastName: string;
  isEmailWrong: boolean;
}

interface ChooserPage {
  action: string;
  accounts: readonly SuggestedAccount[];
  form: ChooserForm | undefined;
}

export function chooserPage({ action, accounts, form }: ChooserPage): SafeHtml {
  const hasAccounts = accounts.length > 0;
  return standInPage(
    'Local sign-in',
    html`
      <h1>Local sign-in</h1>
      <p class="lead">Stands in for Google on this machine. No password is asked for and nothing leaves this machine.</p>
      ${hasAccounts ? html`<h2 id="accounts">Continue as</h2><ul aria-labelledby="accounts">${accounts.map((account) => choice(action, account))}</ul>` : null}
      <h2 id="other">${hasAccounts ? 'Or with another address' : 'Who are you?'}</h2>
      ${form === undefined ? null : problems(form)}
      <form method="post" action="${action}" aria-labelledby="other" novalidate>
        <div class="pair">
          ${field('firstName', 'First name', 'given-name', form?.firstName, form?.firstName === '' ? 'Enter a first name' : null)}
          ${field('lastName', 'Last name', 'family-name', form?.lastName, form?.lastName === '' ? 'Enter a last name' : null)}
        </div>
        ${field('email', 'Email', 'email', form?.email, form?.isEmailWrong ? 'Enter an email address, such as name@example.org' : null)}
        <button class="primary" type="submit">Continue</button>
      </form>
      <form method="post" action="${action}">
        <button class="quiet" type="submit" name="decision" value="cancel">Cancel</button>
      </form>`,
  );
}

export function problemPage(message: string): SafeHtml {
  return standInPage(
    'Local sign-in is not possible',
    html`
      <h1>Local sign-in is not possible</h1>
      <p class="lead">${message}</p>
      <p>Go back and start the sign-in again.</p>`,
  );
}

function choice(action: string, { email, firstName, lastName, note }: SuggestedAccount): SafeHtml {
  const initials = [firstName, lastName].map((name) => Array.from(name)[0] ?? '').join('');
  return html`
        <li><form method="post" action="${action}">
          <input type="hidden" name="email" value="${email}">
          <input type="hidden" name="firstName" value="${firstName}">
          <input type="hidden" name="lastName" value="${lastName}">
          <button class="account" type="submit">
            <span class="initials" aria-hidden="true">${initials}</span>
            <span class="person"><span class="name">${`${firstName} ${lastName}`}</span> <span class="email">${email}</span></span>
            ${note === undefined ? null : html`<span class="note">${note}</span>`}
          </button>
        </form></li>`;
}

function problems({ firstName, lastName, isEmailWrong }: ChooserForm): SafeHtml {
  const count = [firstName === '', lastName === '', isEmailWrong].filter(Boolean).length;
  return html`<p class="problems" role="alert">${count === 1 ? 'One field needs' : `${String(count)} fields need`} your attention.</p>`;
}

function field(name: string, label: string, autocomplete: string, value = '', problem: string | null = null): SafeHtml {
  const wrong = problem === null ? null : html` aria-invalid="true" aria-describedby="${name}-problem"`;
  return html`<div class="field">
            <label for="${name}">${label}</label>
            <input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" value="${value}" autocomplete="${autocomplete}" maxlength="${name === 'email' ? '254' : '100'}" required${wrong}>
            ${problem === null ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}
          </div>`;
}
