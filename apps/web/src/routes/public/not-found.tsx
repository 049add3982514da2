import { data } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Page not found', description: 'There is nothing at this address.' });

/** Every address that no other route knows; the layout draws the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
