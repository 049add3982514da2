import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { serveHandler } from '../testing/serve-handler.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createMemoryBoardStore } from './board-store.ts';
import { boardPalette } from './board-style.ts';
import { createLocalBoard } from './embedded.ts';
import { aPosting, type JobBoardHarness, jobBoardContract } from './port.contract.ts';
import type { JobPosting } from './port.ts';

async function start() {
  const clock = createTestClock();
  const store = createMemoryBoardStore();
  let handle = createLocalBoard({ store, now: clock.now, baseUrl: 'http://later.invalid' }).handle;
  const server = await serveHandler((request) => handle(request));
  const board = createLocalBoard({ store, now: clock.now, baseUrl: server.origin });
  handle = board.handle;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, server.origin), { redirect: 'manual', ...init });
  return {
    board,
    credentials: null,
    clock,
    origin: server.origin,
    get,
    read: async (path: string) => (await get(path)).text(),
    async shown() {
      const { adverts } = await store.list({ words: [], openAt: clock.now(), offset: 0, limit: 1_000 });
      const urls = adverts.map(({ id }) => get(`/board/jobs/${id}`).then((answer) => answer.headers.get('location')));
      const pages = (await Promise.all(urls)).map((path) => get(path ?? '/').then((answer) => answer.text()));
      const texts = await Promise.all(pages);
      return new Map(adverts.map(({ id }, index) => [id, texts[index] ?? '']));
    },
    stop: server.close,
  } satisfies JobBoardHarness & Record<string, unknown>;
}

describe('local board', () => {
  jobBoardContract(start);
});

describe('local board, its pages', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.stop());

  const publish = async (changes: Partial<JobPosting> = {}) => {
    // Each a second after the one before, so that the order is known.
    harness.clock.advance(1);
    return harness.board.publish(aPosting(changes), null);
  };
  const titles = (page: string) => [...page.matchAll(/<h2 class="name"><a [^>]+>([^<]+)/g)].map(([, title]) => title);

  it('serves the advert under the link it answered, with the way to apply', async () => {
    const { url, externalId } = await publish({ title: 'Café & Möbel – Manager!', closesAt: '2099-06-30T23:30:00Z' });
    expect(url).toBe(`${harness.origin}/board/jobs/${externalId}/cafe-mobel-manager`);
    const answer = await harness.get(url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<h1>Café &#38; Möbel – Manager!</h1>');
    expect(page).toContain('href="https://candela.test/jobs/1">Apply for this job</a>');
    expect(page).toContain('£45,000–£55,000 a year');
    expect(page).toContain('Permanent, Full-time');
    expect(page).toContain('Arts/Graphic Design');
    expect(page).toContain(
      '<p>We light theatres.<br>And museums.</p><p>You will:</p><ul><li>draw</li><li>rig</li></ul>',
    );
    // The day in the United Kingdom, not the day in Greenwich.
    expect(page).toContain('1 July 2099');
    expect(page).toMatch(/Stands in for <span[^>]*>CV-Library<\/span> on this machine/);
    expect(page).not.toContain('priya@lumen.example');
  });

  it('leads any other slug to the right one, and unknown addresses nowhere', async () => {
    const { url, externalId } = await publish();
    const { pathname } = new URL(url);
    for (const path of [`/board/jobs/${externalId}`, `/board/jobs/${externalId}/old-title`]) {
      const answer = await harness.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, pathname]);
    }
    for (const path of ['/board/jobs/0/x', '/board/jobs', '/board/jobs/%00/x', '/board/x', `${pathname}/more`]) {
      expect((await harness.get(path)).status, path).toBe(404);
    }
  });

  it('answers 410 for a removed advert and for one that has closed, and lists neither', async () => {
    const removed = await publish();
    const closing = await publish({ closesAt: new Date(harness.clock.now().getTime() + 60_000).toISOString() });
    await harness.board.remove(removed.externalId, null);
    expect((await harness.get(removed.url)).status).toBe(410);
    expect((await harness.get(closing.url)).status).toBe(200);
    harness.clock.advance(60);
    const answer = await harness.get(closing.url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('This job is closed');
    expect(titles(await harness.read('/board'))).toEqual([]);
  });

  it('lists the newest first and finds by title, company, town and skill, literally', async () => {
    await publish({ title: 'Baker', town: 'York', companyName: 'Crumb & Co', skills: ['100% rye_flour'] });
    await publish({ title: 'Carpenter', town: 'Hull' });
    expect(titles(await harness.read('/board'))).toEqual(['Carpenter', 'Baker']);
    for (const query of ['baker', 'YORK', 'crumb & co', 'rye york', '100%', 'rye_']) {
      expect(titles(await harness.read(`/board?q=${encodeURIComponent(query)}`)), query).toEqual(['Baker']);
    }
    const nothing = await harness.read('/board?q=ba%25ker');
    expect(titles(nothing)).toEqual([]);
    expect(nothing).toContain('Nothing matches');
  });

  it('finds an advert by its new skills after an update', async () => {
    const posting = aPosting();
    const { externalId } = await harness.board.publish(posting, null);
    await harness.board.update(externalId, { ...posting, skills: ['Holograms'] }, null);
    expect(titles(await harness.read('/board?q=holograms'))).toHaveLength(1);
    expect(titles(await harness.read('/board?q=autocad'))).toHaveLength(0);
  });

  it('pages through many, keeping the search', async () => {
    for (let index = 1; index <= 41; index += 1) await publish({ title: `Job ${index}` });
    const second = await harness.read('/board?q=job&page=2');
    expect(titles(second)).toHaveLength(20);
    expect(titles(second)[0]).toBe('Job 21');
    expect(second).toContain('href="/board?q=job&#38;page=1"');
    expect(second).toContain('href="/board?q=job&#38;page=3"');
    expect(titles(await harness.read('/board?page=3'))).toEqual(['Job 1']);
    expect((await harness.get('/board?page=9')).headers.get('location')).toBe('/board?q=&page=3');
    for (const odd of ['-1', 'x', '1.5', '99999999999']) {
      expect(titles(await harness.read(`/board?page=${odd}`)), odd).toHaveLength(20);
    }
  });

  it('says what to do while it is empty', async () => {
    expect(await harness.read('/board')).toContain('Publish a job with the CV-Library option switched on');
  });

  it('runs no script, is never framed, stored or indexed, and escapes what was searched for', async () => {
    const { url } = await publish({ title: '"><script>alert(1)</script>' });
    const search = await harness.get(`/board?q=${encodeURIComponent('"><script>')}`);
    for (const answer of [await harness.get(url), search, await harness.get('/board/nothing')]) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(await answer.text()).not.toMatch(/<script|\son\w+=|\sstyle=/i);
    }
  });

  it('asks its store nothing about an id it cannot have given', async () => {
    const never = async () => {
      throw new Error('The database cannot hold this');
    };
    const store = { ...createMemoryBoardStore(), find: never, remove: never };
    const board = createLocalBoard({ store, now: harness.clock.now, baseUrl: harness.origin });
    for (const id of ['', '\u0000', '..', 'x'.repeat(20), '\ud800']) {
      expect(await board.update(id, aPosting(), null)).toEqual({ kind: 'republish-required' });
      await board.remove(id, null);
    }
  });

  it('keeps the application link and the closing date in one form', async () => {
    const { url } = await publish({
      applyUrl: 'https://candela.test/a\u0000b"c',
      closesAt: '2099-06-30T23:30:00+01:00',
    });
    const page = await harness.read(url);
    expect(page).toContain('href="https://candela.test/a%00b%22c"');
    expect(page).toContain('30 June 2099');
  });

  it('can only be read', async () => {
    const answer = await harness.get('/board', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await harness.get('/board', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['', '/board', 'ftp://host', 'javascript:alert(1)'])('refuses the base URL %j', (baseUrl) => {
    const store = createMemoryBoardStore();
    expect(() => createLocalBoard({ store, now: harness.clock.now, baseUrl })).toThrow(TypeError);
  });

  it.each(Object.entries(boardPalette))('keeps contrast AA in the %s theme', (_theme, colours) => {
    const texts = [
      [colours.ink, colours.paper],
      [colours.ink, colours.surface],
      [colours.ink, colours.sunken],
      [colours.soft, colours.paper],
      [colours.soft, colours.sunken],
      [colours.onAmber, colours.amber],
    ] as const;
    for (const [text, ground] of texts) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
    expect(contrast(colours.edge, colours.surface), 'edges of controls').toBeGreaterThan(3);
    expect(contrast(colours.edge, colours.paper), 'edges of controls').toBeGreaterThan(3);
  });
});
