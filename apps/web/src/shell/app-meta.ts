import type { MetaFunction } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';

/** Title of a page behind the sign-in; never indexed. */
export const appMeta =
  (title: string): MetaFunction =>
  (args) =>
    pageMeta(args, { title, description: `${title} on Candela.` });
