import { slugOf } from '../../platform/slug.ts';

/** Readable where it is shown; the id alone decides. */
export function publicJobPath(job: { id: string; title: string }): string {
  const slug = slugOf(job.title);
  return `/jobs/${job.id}${slug ? `/${slug}` : ''}`;
}
