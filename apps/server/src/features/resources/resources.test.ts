import * as editor from '@candela/contract/resources/editor.routes.ts';
import * as routes from '@candela/contract/resources/resources.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, days, minutes } from '../../platform/clock.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { drawPng, publish, uploadPdf, writeResource } from '../../testing/resources.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { releaseTask } from './resources.tasks.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await signIn(app, await createPerson(app, 'admin')));
});
afterAll(() => app.close());

const read = (type: string, slug: string) => app.call(routes.getResource, { params: { type, slug } });
const save = (id: string, body: Parameters<typeof app.call<typeof editor.saveResource>>[1]['body']) =>
  app.call(editor.saveResource, { params: { id }, body }, { token });

describe('a draft', () => {
  it('is seen by no visitor until it is published, and then only as it was at that moment', async () => {
    const draft = await writeResource(app, token, { title: 'First light' });
    expect(draft).toMatchObject({ slug: 'first-light', state: 'draft', missing: [] });
    expect((await read('blog', 'first-light')).status).toBe(404);

    const live = await publish(app, token, draft);
    expect(live.state).toBe('published');
    const seen = await read('blog', 'first-light');
    expect(seen.body.data).toMatchObject({ title: 'First light', content: '<p>Some words worth reading.</p>' });

    const { body } = await save(live.id, { revision: live.revision, title: 'Second thoughts' });
    expect(body.data.state).toBe('changed');
    expect((await read('blog', 'first-light')).body.data.title).toBe('First light');
    await publish(app, token, body.data);
    expect((await read('blog', 'first-light')).body.data.title).toBe('Second thoughts');
  });

  it('says what is missing before it can be published', async () => {
    const { body } = await app.call(editor.createResource, { body: { type: 'whitepapers', title: 'Bare' } }, { token });
    expect(body.data.missing).toHaveLength(3);
    const answer = await app.call(
      editor.publishResource,
      { params: { id: body.data.id }, body: { revision: 0 } },
      { token },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('The file people come to download');
  });

  it('does not let one editor write over another', async () => {
    const draft = await writeResource(app, token);
    const answers = await Promise.all(
      ['mine', 'yours', 'theirs'].map((title) => save(draft.id, { revision: draft.revision, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is cleaned when it is saved, and again when it goes out', async () => {
    const draft = await writeResource(app, token, {
      content: '<p>Fine</p><script>alert(1)</script><img src=x onerror=y>',
    });
    expect(draft.content).toBe('<p>Fine</p>');
    const live = await publish(app, token, draft);
    await app.platform.database.system
      .insertInto('resource_versions')
      .values({
        resource_id: live.id,
        number: 99,
        revision: 99,
        title: 'Written past the editor',
        description: '',
        content: '<p onclick="x()">Hm</p><iframe src="https://evil.test"></iframe>',
        words: 1,
        created_at: new Date(),
      })
      .execute();
    await app.platform.database.system
      .updateTable('resources')
      .set({ live_version: 99, live_revision: 99 })
      .where('id', '=', live.id)
      .execute();
    expect((await read('blog', live.slug)).body.data.content).toBe('<p>Hm</p>');
  });
});

describe('an address', () => {
  it('is made from the title and kept free of clashes', async () => {
    const first = await writeResource(app, token, { type: 'news', title: 'Où est le café?' });
    const second = await writeResource(app, token, { type: 'news', title: 'Où est le café?' });
    expect([first.slug, second.slug]).toEqual(['ou-est-le-cafe', 'ou-est-le-cafe-2']);
    const clash = await save(second.id, { revision: second.revision, slug: first.slug });
    expect(clash.status).toBe(409);
    expect(clash.body).toMatchObject({ type: 'SLUG_TAKEN', errors: [{ path: 'slug' }] });
    const check = await app.call(editor.checkSlug, { query: { type: 'news', slug: 'ou-est-le-cafe' } }, { token });
    expect(check.body.data).toEqual({ isFree: false, suggestion: 'ou-est-le-cafe-3' });
    const own = await app.call(
      editor.checkSlug,
      { query: { type: 'news', slug: first.slug, resourceId: first.id } },
      { token },
    );
    expect(own.body.data.isFree).toBe(true);
    const elsewhere = await app.call(editor.checkSlug, { query: { type: 'blog', slug: first.slug } }, { token });
    expect(elsewhere.body.data.isFree).toBe(true);
  });

  it('is given to one of many who ask for it at once', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.call(editor.createResource, { body: { type: 'news', title: 'All at once' } }, { token }),
      ),
    );
    expect(drafts.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(drafts.map(({ body }) => body.data.slug)).size).toBe(6);
  });

  it('leads on when it changes, and stays with its resource', async () => {
    const live = await publish(app, token, await writeResource(app, token, { type: 'news', title: 'Old address' }));
    const moved = await save(live.id, { revision: live.revision, slug: 'new-address' });
    expect(moved.status).toBe(200);
    expect((await read('news', 'old-address')).body.data.slug).toBe('new-address');
    const other = await writeResource(app, token, { type: 'news', title: 'Old address' });
    expect(other.slug).toBe('old-address-2');
    const back = await save(live.id, { revision: moved.body.data.revision, slug: 'old-address' });
    expect(back.body.data.slug).toBe('old-address');
  });

  it('is refused when it could not stand in a link', async () => {
    const draft = await writeResource(app, token);
    for (const slug of ['', 'Über', 'a b', '../x', 'a--b', '-a', 'a/b', 'a'.repeat(200)]) {
      expect((await save(draft.id, { revision: draft.revision, slug })).status).toBe(400);
    }
  });
});

describe('publishing at a date', () => {
  it('waits for its moment', async () => {
    const draft = await writeResource(app, token, { title: 'Tomorrow' });
    const tomorrow = after(app.clock.now(), days(1));
    const waiting = await publish(app, token, draft, tomorrow);
    expect(waiting).toMatchObject({ state: 'scheduled', scheduledFor: tomorrow.toISOString(), liveVersion: null });
    await app.work();
    expect((await read('blog', 'tomorrow')).status).toBe(404);

    app.clock.advance(days(1) + minutes(1));
    ({ token } = await signIn(app, await createPerson(app, 'admin')));
    await app.platform.database.transaction({ kind: 'system' }, (tx) =>
      app.platform.queue.enqueue(tx, releaseTask, {}, { tenant: 'platform' }),
    );
    await app.work();
    const seen = await read('blog', 'tomorrow');
    expect(seen.status).toBe(200);
    expect(seen.body.data.publishedAt).toBe(tomorrow.toISOString());
    const events = await app.call(editor.getResourceHistory, { params: { id: draft.id } }, { token });
    expect(events.body.data.events.map(({ action }) => action)).toEqual(['published', 'scheduled', 'created']);
    expect(events.body.data.events[0]?.actor).toBeNull();
  });

  it('does not take the present version away while the next one waits', async () => {
    const live = await publish(app, token, await writeResource(app, token, { title: 'Here already' }));
    const { body } = await save(live.id, { revision: live.revision, title: 'Not yet' });
    await publish(app, token, body.data, after(app.clock.now(), days(2)));
    expect((await read('blog', 'here-already')).body.data.title).toBe('Here already');
  });

  it('is refused for the past', async () => {
    const draft = await writeResource(app, token);
    const answer = await app.call(
      editor.publishResource,
      { params: { id: draft.id }, body: { revision: draft.revision, at: '2020-01-01T00:00:00.000Z' } },
      { token },
    );
    expect(answer.body.errors).toEqual([{ path: 'at', message: 'Choose a moment in the future' }]);
  });
});

describe('what was published', () => {
  it('can be taken back, and deleted only then', async () => {
    const live = await publish(app, token, await writeResource(app, token, { title: 'Here and gone' }));
    const remove = () => app.call(editor.deleteResource, { params: { id: live.id } }, { token });
    expect((await remove()).status).toBe(409);
    const { body } = await app.call(editor.unpublishResource, { params: { id: live.id } }, { token });
    expect(body.data.state).toBe('draft');
    expect((await read('blog', 'here-and-gone')).status).toBe(404);
    expect((await remove()).status).toBe(200);
    expect((await app.call(editor.getAdminResource, { params: { id: live.id } }, { token })).status).toBe(404);
  });

  it('can be brought back from an earlier version', async () => {
    const first = await publish(app, token, await writeResource(app, token, { title: 'One' }));
    const { body: two } = await save(first.id, { revision: first.revision, title: 'Two' });
    const second = await publish(app, token, two.data);
    const restored = await app.call(
      editor.restoreVersion,
      { params: { id: first.id }, body: { revision: second.revision, number: 1 } },
      { token },
    );
    expect(restored.body.data).toMatchObject({ title: 'One', state: 'changed' });
    const history = await app.call(editor.getResourceHistory, { params: { id: first.id } }, { token });
    expect(history.body.data.versions.map(({ number, isLive }) => [number, isLive])).toEqual([
      [2, true],
      [1, false],
    ]);
  });
});

describe('a preview', () => {
  it('shows the draft to a visitor with the link, for an hour', async () => {
    const draft = await writeResource(app, token, { type: 'whitepapers', title: 'Draft paper' });
    const { body } = await app.call(editor.createPreview, { params: { id: draft.id } }, { token });
    const link = body.data.url.replace('/resources/preview/', '');
    const look = (value: string) => app.call(routes.getResourcePreview, { params: { token: value } });
    expect((await look(link)).body.data).toMatchObject({ title: 'Draft paper', file: { pages: 1 } });
    expect((await look(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    expect((await look(link.replace(draft.id, crypto.randomUUID()))).status).toBe(404);
    app.clock.advance(minutes(61));
    expect((await look(link)).status).toBe(404);
    ({ token } = await signIn(app, await createPerson(app, 'admin')));
  });
});

describe('files', () => {
  const upload = (kind: 'image' | 'document', bytes: Uint8Array) =>
    app.call(
      editor.uploadMedia,
      { body: { fileName: '../../evil name.png', kind, fileContent: Buffer.from(bytes).toString('base64') } },
      { token },
    );

  it('are drawn anew as pictures of two sizes, kept by browsers for good', async () => {
    const { status, body } = await upload('image', await drawPng(2400, 1350));
    expect(status).toBe(201);
    expect(body.data.picture).toMatchObject({ width: 1600, height: 900 });
    const { url = '', smallUrl = '' } = body.data.picture ?? {};
    const seen = await app.inject(url);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(seen.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const again = await app.inject({ url: smallUrl, headers: { 'if-none-match': `"${smallUrl.slice(7)}"` } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['text', Buffer.from('not a picture')],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
  ])('that are no pictures are refused: %s', async (_name, bytes) => {
    const { status, body } = await upload('image', bytes);
    expect([status, body.type]).toEqual([400, 'INVALID_FILE']);
  });

  it('that claim to be enormous are refused before they are drawn', async () => {
    const header = Buffer.from(await drawPng(10, 10));
    header.writeUInt32BE(60_000, 16);
    header.writeUInt32BE(60_000, 20);
    expect((await upload('image', header)).status).toBe(400);
  });

  it('are only what the field asks for', async () => {
    const pdf = await uploadPdf(app, token);
    const draft = await writeResource(app, token);
    const answer = await save(draft.id, { revision: draft.revision, thumbnailId: pdf.id });
    expect(answer.body.errors).toEqual([{ path: 'thumbnailId', message: 'This file is no longer here' }]);
    expect((await upload('document', Buffer.from('MZ'))).status).toBe(400);
    expect((await app.inject(`/media/${pdf.id}.pdf`)).statusCode).toBe(404);
    expect((await app.inject('/media/..%2f..%2fsecret.key')).statusCode).toBe(404);
  });
});

describe('lists', () => {
  it('are paged, newest first, and say when nothing has changed', async () => {
    for (const title of ['A', 'B', 'C']) {
      app.clock.advance(1000);
      await publish(app, token, await writeResource(app, token, { type: 'product-update', title }));
    }
    const { body, headers } = await app.call(routes.listResources, {
      params: { type: 'product-update' },
      query: { page: 1, pageSize: 2 },
    });
    expect(body.items.map(({ title }) => title)).toEqual(['C', 'B']);
    expect(body.pagination).toEqual({ page: 1, totalPages: 2, hasPrev: false, hasNext: true, total: 3 });
    const same = await app.inject({
      url: '/api/resources/product-update?page=1&pageSize=2',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(same.statusCode).toBe(304);
    const summary = await app.call(routes.getResourcesSummary, {});
    expect(summary.body.data.productUpdates).toHaveLength(3);
    expect(Object.keys(summary.body.data)).toEqual(['blogs', 'productUpdates', 'news', 'whitepapers']);
  });

  it.each(['0', '-1', '1e9', 'x', '1.5', "1'--", '%00'])('answer a page of %s with a message', async (page) => {
    const answer = await app.inject(`/api/resources/blog?page=${page}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'VALIDATION_FAILED', errors: [{ path: 'page' }] });
  });

  it('are searched as typed', async () => {
    await writeResource(app, token, { title: '100% of people_s words' });
    const find = async (search: string) =>
      (await app.call(editor.listAdminResources, { query: { search } }, { token })).body.items.map(
        ({ title }) => title,
      );
    expect(await find('100%')).toEqual(['100% of people_s words']);
    expect(await find('e_s w')).toEqual(['100% of people_s words']);
    expect(await find('%zz%')).toEqual([]);
    const drafts = await app.call(editor.listAdminResources, { query: { state: 'scheduled' } }, { token });
    expect(drafts.body.items.every(({ state }) => state === 'scheduled')).toBe(true);
  });
});
