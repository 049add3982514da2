import { getResourcesSummary, getWhitepaper, listResources } from '@candela/contract/resources/resources.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '../platform/database/scope.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoResources } from './demo-resources.ts';
import { seedResources } from './seed-resources.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { database, storage } = app.platform;
  await database.transaction(systemScope, (tx) => seedResources(tx, storage, app.clock.now()));
});
afterAll(() => app.close());

it('puts every item on the public site, newest first', async () => {
  const { status, body } = await app.call(listResources, {
    params: { type: 'blog' },
    query: { page: 1, pageSize: 24 },
  });
  expect(status).toBe(200);
  const written = demoResources
    .filter(({ type }) => type === 'blog')
    .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
  expect(body.items.map(({ slug }) => slug)).toEqual(written.map(({ slug }) => slug));
  const { body: summary } = await app.call(getResourcesSummary, {});
  expect(Object.values(summary.data).every((items) => items.length > 0)).toBe(true);
});

it('shows a whitepaper with its text, picture and file', async () => {
  const paper = demoResources.find(({ type }) => type === 'whitepapers');
  const { body } = await app.call(getWhitepaper, { params: { slug: paper?.slug ?? '' } });
  expect(body.data).toMatchObject({
    title: paper?.title,
    content: paper?.content,
    file: { pages: paper?.file?.pages },
  });
  expect(body.data.thumbnail).toMatchObject({ width: 1600, height: 900 });
});

it('stores the files before it names them', async () => {
  const rows = await app.platform.database.system
    .selectFrom('media')
    .select(['storage_key', 'small_key', 'bytes', 'content_type'])
    .execute();
  expect(rows).toHaveLength(demoResources.length + demoResources.filter(({ file }) => file).length);
  for (const { storage_key, small_key, bytes, content_type } of rows) {
    const stored = await app.platform.storage.head(storage_key);
    expect(stored).toMatchObject({ size: bytes, contentType: content_type });
    if (small_key) expect(await app.platform.storage.head(small_key)).not.toBeNull();
  }
});
