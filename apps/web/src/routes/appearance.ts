import { redirect } from 'react-router';
import { appearanceCookies, appearanceFromCookies, toAppearance } from '#theme/appearance.ts';
import type { Route } from './+types/appearance.ts';

/** Back to the page the form was on, if that page is ours. */
function pathOf(referer: string | null, host: string): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const url = new URL(referer);
  return url.host === host ? `${url.pathname}${url.search}` : '/';
}

/** Remembers theme and accent in cookies, for the switch on the page and for the plain form without script. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const current = appearanceFromCookies(request.headers.get('cookie'));
  const next = toAppearance(form.get('theme') ?? current.theme, form.get('accent') ?? current.accent);
  const url = new URL(request.url);

  const headers = new Headers();
  for (const line of appearanceCookies(next, url.protocol === 'https:')) headers.append('Set-Cookie', line);

  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
  return wantsPage
    ? redirect(pathOf(request.headers.get('referer'), url.host), { status: 303, headers })
    : new Response(null, { status: 204, headers });
}

export const loader = () => redirect('/');
