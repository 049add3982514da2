import { appMeta } from '#shell/app-meta.ts';
import { PageNotFound } from '#shell/page-error.tsx';

export const meta = appMeta('Page not found');

export default function NotFoundPage() {
  return <PageNotFound />;
}
