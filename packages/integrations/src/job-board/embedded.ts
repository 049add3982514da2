import { createHash } from 'node:crypto';
import type { LocalHandler } from '../http/local-http.ts';
import { createBoardHandler } from './board-handler.ts';
import { advertPath } from './board-path.ts';
import type { BoardAdvert, BoardStore } from './board-store.ts';
import type { JobBoard, JobPosting, PublishedAdvert } from './port.ts';
import { checkPosting, postingRefused } from './posting-check.ts';

export interface LocalBoardOptions {
  store: BoardStore;
  now: () => Date;
  /** The product's public address, such as `https://jobs.example.org`; adverts live below it. */
  baseUrl: string;
}

export interface LocalBoard extends JobBoard {
  readonly name: 'local';
  /** Mount on `/board` and `/board/*`. Never in production unless asked for by name. */
  handle: LocalHandler;
}

const idPattern = /^[0-9a-f]{20}$/;

/** Stands in for CV-Library: the same rules, and pages on this machine instead of the open web. */
export function createLocalBoard({ store, now, baseUrl }: LocalBoardOptions): LocalBoard {
  const origin = readOrigin(baseUrl);
  const urlOf = (advert: BoardAdvert) => `${origin}${advertPath(advert)}`;

  return {
    name: 'local',
    async publish(posting): Promise<PublishedAdvert> {
      const time = now();
      const clean = checkPosting(posting, time);
      const advert = await store.add({
        id: idOf(clean.reference),
        posting: clean,
        searchText: searchTextOf(clean),
        publishedAt: time,
        updatedAt: time,
        removedAt: null,
      });
      if (advert.removedAt !== null) throw postingRefused({ reference: 'Its advert was removed; publish it again.' });
      return { externalId: advert.id, url: urlOf(advert) };
    },
    async update(externalId, posting) {
      const clean = checkPosting(posting, now());
      const advert = idPattern.test(externalId) ? await store.find(externalId) : null;
      if (advert === null || !keepsItsPlace(advert.posting, clean)) return { kind: 'republish-required' };
      // The reference names the advert for good, whatever an update carries.
      const changed = { ...clean, reference: advert.posting.reference };
      const changes = { posting: changed, searchText: searchTextOf(changed), updatedAt: now() };
      if (!(await store.change(externalId, changes))) return { kind: 'republish-required' };
      return { kind: 'updated', url: urlOf({ ...advert, posting: changed }) };
    },
    async remove(externalId) {
      // Nothing else can have come from here, and a database refuses some of it.
      if (idPattern.test(externalId)) await store.remove(externalId, now());
    },
    async removeByReference(reference) {
      await store.remove(idOf(reference), now());
    },
    handle: createBoardHandler({ store, now }),
  };
}

/** Derived, so that the same reference is the same advert in every process without a second unique key. */
function idOf(reference: string): string {
  return createHash('sha256').update(reference).digest('hex').slice(0, 20);
}

/** CV-Library's rule: what an advert was found by must not change under its readers. */
function keepsItsPlace(before: JobPosting, after: JobPosting): boolean {
  return before.title === after.title && before.town === after.town && before.workplace === after.workplace;
}

function searchTextOf({ title, companyName, town, workplace, skills }: JobPosting): string {
  return [title, companyName, town, workplace, ...skills].join('\n').toLowerCase();
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new TypeError("The local board's base URL must look like https://host");
  }
  return url.origin;
}
