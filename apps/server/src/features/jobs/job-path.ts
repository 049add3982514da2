/** Readable where it is shown; the id alone decides. */
export function publicJobPath(job: { id: string; title: string }): string {
  const slug = job.title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `/jobs/${job.id}${slug ? `/${slug}` : ''}`;
}
