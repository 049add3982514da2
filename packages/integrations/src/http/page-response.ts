import type { SafeHtml } from './html.ts';
import type { LocalResponse } from './local-http.ts';

export interface PageOptions {
  /** Of the page's one style element, as a CSP source; nothing else may style it, and nothing may run. */
  styleHash: string;
  /** Browsers apply `form-action` to the redirect that follows a form: where else a form may lead. */
  formOrigin?: string;
}

/** A stand-in's page: no scripts, no frames, not kept and not found by search engines. */
export function pageResponse(
  status: number,
  page: SafeHtml,
  { styleHash, formOrigin = '' }: PageOptions,
): LocalResponse {
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    `form-action 'self' ${formOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      // An address may hold a sign-in's state; the origin alone is enough for the checks on forms.
      'referrer-policy': 'same-origin',
    },
    body: page.text,
  };
}
