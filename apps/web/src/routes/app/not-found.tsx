import { appMeta } from '../../components/shell/app-meta.ts';
import { PageNotFound } from '../../components/shell/page-error.tsx';

export const meta = appMeta('Page not found');

export default function NotFoundPage() {
  return <PageNotFound />;
}
