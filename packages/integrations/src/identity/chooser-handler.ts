import { randomUUID } from 'node:crypto';
import type { SafeHtml } from '../http/html.ts';
import { type LocalHandler, type LocalRequest, type LocalResponse, singleHeader } from '../http/local-http.ts';
import { pageResponse } from '../http/page-response.ts';
import { readForm } from '../http/read-form.ts';
import { standInStyleHash } from '../http/stand-in-style.ts';
import { type ChooserForm, chooserPage, problemPage, type SuggestedAccount } from './chooser-page.ts';
import type { createCodeSeal } from './local-code.ts';
import { cleanEmail, cleanName } from './person-fields.ts';

interface HandlerParts {
  seal: ReturnType<typeof createCodeSeal>;
  now: () => Date;
  isAllowedRedirect: (redirectUri: string) => boolean;
  suggestions: () => Promise<readonly SuggestedAccount[]>;
}

interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

const path = '/dev/identity/authorize';
const codeLifetimeSeconds = 5 * 60;

export function createChooserHandler({ seal, now, isAllowedRedirect, suggestions }: HandlerParts): LocalHandler {
  return async (request) => {
    const { method, url } = request;
    if (url.pathname !== path) return problem(404, 'There is no such page here.');
    if (method !== 'GET' && method !== 'POST') return problem(405, 'This page can only be opened or sent.');
    const asked = readAuthorizeRequest(url.searchParams);
    // Without a trusted redirect the problem is shown here: sending a visitor anywhere else would be an open redirect.
    if (asked === null || !isAllowedRedirect(asked.redirectUri)) {
      return problem(400, 'The sign-in link is incomplete or leads somewhere this product does not know.');
    }
    return method === 'GET' ? choose(url, asked) : decide(request, asked);
  };

  async function choose(url: URL, asked: AuthorizeRequest, form?: ChooserForm): Promise<LocalResponse> {
    const page = chooserPage({ action: path + url.search, accounts: await suggestions(), form });
    return htmlResponse(form === undefined ? 200 : 422, page, new URL(asked.redirectUri).origin);
  }

  async function decide(request: LocalRequest, asked: AuthorizeRequest): Promise<LocalResponse> {
    if (singleHeader(request, 'sec-fetch-site') === 'cross-site') {
      return problem(403, 'The choice must be made on this page.');
    }
    const fields = await readForm(request);
    if (fields === null) return problem(400, 'The form could not be read.');
    if (fields.get('decision') === 'cancel') {
      return redirect(asked, { error: 'access_denied', error_description: 'The person cancelled' });
    }
    const firstName = cleanName(fields.get('firstName'));
    const lastName = cleanName(fields.get('lastName'));
    const email = cleanEmail(fields.get('email'));
    if (email === null || firstName === '' || lastName === '') {
      const given = { firstName, lastName, email: fields.get('email') ?? '' };
      return choose(request.url, asked, { ...given, isEmailWrong: email === null });
    }
    const { redirectUri, nonce, codeChallenge } = asked;
    const expires = Math.floor(now().getTime() / 1000) + codeLifetimeSeconds;
    const person = { email, firstName, lastName };
    return redirect(asked, {
      code: seal.seal({ id: randomUUID(), redirectUri, nonce, codeChallenge, expires, ...person }),
    });
  }
}

function readAuthorizeRequest(query: URLSearchParams): AuthorizeRequest | null {
  const value = (name: string) => {
    const all = query.getAll(name);
    const [only] = all;
    return all.length === 1 && only !== undefined && only.length <= 2000 ? only : '';
  };
  const redirectUri = value('redirect_uri');
  const state = value('state');
  const nonce = value('nonce');
  const codeChallenge = value('code_challenge');
  const isComplete =
    value('response_type') === 'code' && value('code_challenge_method') === 'S256' && state !== '' && nonce !== '';
  if (!isComplete || !/^[\w-]{43}$/.test(codeChallenge) || !URL.canParse(redirectUri)) return null;
  return { redirectUri, state, nonce, codeChallenge };
}

function redirect({ redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): LocalResponse {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) target.searchParams.set(name, value);
  return { status: 303, headers: { location: target.href, 'cache-control': 'no-store' } };
}

function problem(status: number, message: string): LocalResponse {
  return htmlResponse(status, problemPage(message));
}

function htmlResponse(status: number, page: SafeHtml, formOrigin?: string): LocalResponse {
  return pageResponse(status, page, { styleHash: standInStyleHash, ...(formOrigin && { formOrigin }) });
}
