import { html, type SafeHtml } from '../http/html.ts';
import { type LocalHandler, type LocalResponse, singleHeader } from '../http/local-http.ts';
import { pageResponse } from '../http/page-response.ts';
import { readForm } from '../http/read-form.ts';
import { standInPage } from '../http/stand-in-page.ts';
import { standInStyleHash } from '../http/stand-in-style.ts';

export const consentPath = '/dev/calendar/consent';

interface Consent {
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

interface HandlerParts {
  isAllowedRedirect(redirectUri: string): boolean;
  createCode(consent: Consent): string;
}

/** The page that stands in for Google's: it asks, and sends the browser back with the answer. */
export const createConsentHandler =
  ({ isAllowedRedirect, createCode }: HandlerParts): LocalHandler =>
  async (request) => {
    const { method, url } = request;
    if (url.pathname !== consentPath) return problem(404, 'There is no such page here.');
    if (method !== 'GET' && method !== 'POST') return problem(405, 'This page can only be opened or sent.');
    const asked = readConsent(url.searchParams);
    if (asked === null || !isAllowedRedirect(asked.redirectUri)) {
      return problem(400, 'The link is incomplete or leads somewhere this product does not know.');
    }
    if (method === 'GET') {
      return answerPage(200, consentPage(consentPath + url.search), new URL(asked.redirectUri).origin);
    }
    if (singleHeader(request, 'sec-fetch-site') === 'cross-site') {
      return problem(403, 'The choice must be made on this page.');
    }
    const fields = await readForm(request);
    if (fields?.get('decision') === 'allow') return redirect(asked, { code: createCode(asked) });
    return redirect(asked, { error: 'access_denied' });
  };

function readConsent(query: URLSearchParams): Consent | null {
  const [redirectUri, state, codeChallenge] = ['redirect_uri', 'state', 'code_challenge'].map(
    (name) => query.get(name) ?? '',
  );
  if (!redirectUri || !state || !codeChallenge || state.length > 2000) return null;
  return /^[\w-]{43}$/.test(codeChallenge) && URL.canParse(redirectUri) ? { redirectUri, state, codeChallenge } : null;
}

const consentPage = (action: string): SafeHtml =>
  standInPage(
    'Local calendar',
    html`
      <h1>Connect the local calendar</h1>
      <p class="lead">Stands in for Google Calendar on this machine. Nothing leaves this machine.</p>
      <h2>Candela would like to</h2>
      <ul>
        <li><p class="account">See and change the interviews in your calendar</p></li>
        <li><p class="account">See when you are busy, so that suggested times are free</p></li>
      </ul>
      <form method="post" action="${action}">
        <button class="primary" type="submit" name="decision" value="allow">Allow</button>
        <button class="quiet" type="submit" name="decision" value="deny">Do not allow</button>
      </form>`,
  );

function problem(status: number, message: string): LocalResponse {
  const title = 'The local calendar cannot be connected';
  return answerPage(status, standInPage(title, html`<h1>${title}</h1><p class="lead">${message}</p>`));
}

const answerPage = (status: number, page: SafeHtml, formOrigin?: string): LocalResponse =>
  pageResponse(status, page, { styleHash: standInStyleHash, ...(formOrigin && { formOrigin }) });

function redirect({ redirectUri, state }: Consent, answer: Record<string, string>): LocalResponse {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) target.searchParams.set(name, value);
  return { status: 303, headers: { location: target.href, 'cache-control': 'no-store' } };
}
