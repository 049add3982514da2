import type { BoardAdvert } from './board-store.ts';

export const boardPath = '/board';

export function advertPath({ id, posting }: Pick<BoardAdvert, 'id' | 'posting'>): string {
  return `${boardPath}/jobs/${id}/${slugOf(posting.title)}`;
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'job' : words;
}
