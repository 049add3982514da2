import { data } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/resource.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Page not found', description: 'There is nothing at this address.' });

/** Nothing is published yet, so no slug exists. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Resource() {
  return null;
}
