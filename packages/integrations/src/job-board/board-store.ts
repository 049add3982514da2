import type { JobPosting } from './port.ts';

export interface BoardAdvert {
  id: string;
  posting: JobPosting;
  /** Lower case: title, company, town, workplace and skills, for the search. */
  searchText: string;
  publishedAt: Date;
  updatedAt: Date;
  /** Kept after removal: the page answers 410 and the reference stays used. */
  removedAt: Date | null;
}

export interface AdvertQuery {
  /** Lower case; every one must occur somewhere in `searchText`, literally (no wildcards). */
  words: readonly string[];
  /** Only adverts that are not removed and do not close at or before this instant. */
  openAt: Date;
  offset: number;
  limit: number;
}

/** What the local board remembers; the server keeps it in the database, under the advert's id. */
export interface BoardStore {
  /** Keeps what is already there under this id, atomically, and answers what is stored now. */
  add(advert: BoardAdvert): Promise<BoardAdvert>;
  find(id: string): Promise<BoardAdvert | null>;
  /** False when the advert is absent or removed. */
  change(id: string, changes: Pick<BoardAdvert, 'posting' | 'searchText' | 'updatedAt'>): Promise<boolean>;
  /** The first removal counts; an absent advert is no error. */
  remove(id: string, at: Date): Promise<void>;
  /** Newest first, then by id. */
  list(query: AdvertQuery): Promise<{ adverts: readonly BoardAdvert[]; total: number }>;
}

/** For tests; forgets everything at the end of the process. */
export function createMemoryBoardStore(): BoardStore {
  const adverts = new Map<string, BoardAdvert>();

  return {
    async add(advert) {
      const stored = adverts.get(advert.id) ?? advert;
      adverts.set(advert.id, stored);
      return stored;
    },
    async find(id) {
      return adverts.get(id) ?? null;
    },
    async change(id, { posting, searchText, updatedAt }) {
      const stored = adverts.get(id);
      if (stored === undefined || stored.removedAt !== null) return false;
      adverts.set(id, { ...stored, posting, searchText, updatedAt });
      return true;
    },
    async remove(id, at) {
      const stored = adverts.get(id);
      if (stored !== undefined) adverts.set(id, { ...stored, removedAt: stored.removedAt ?? at });
    },
    async list({ words, openAt, offset, limit }) {
      const found = [...adverts.values()]
        .filter((advert) => isOpen(advert, openAt) && words.every((word) => advert.searchText.includes(word)))
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
      return { adverts: found.slice(offset, offset + limit), total: found.length };
    },
  };
}

export function isOpen({ removedAt, posting }: BoardAdvert, at: Date): boolean {
  return removedAt === null && (posting.closesAt === null || Date.parse(posting.closesAt) > at.getTime());
}
