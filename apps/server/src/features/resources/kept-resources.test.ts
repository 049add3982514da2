import * as routes from '@candela/contract/resources/resources.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { publish, writeResource } from '../../testing/resources.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createResourcesService } from './resources.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await signIn(app, await createPerson(app, 'admin')));
});
afterAll(() => app.close());

const change = (what: ReturnType<typeof sql>) => what.execute(app.platform.database.system);
const untilHeard = async () => {
  while (!(await app.platform.database.caughtUp())) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('shows what is published now, although it is kept: after every change, by whatever means', async () => {
  const { id, slug } = await publish(app, token, await writeResource(app, token, { title: 'Kept words' }));
  const seen = async () => {
    const [one, list, summary] = await Promise.all([
      app.call(routes.getResource, { params: { type: 'blog', slug } }),
      app.call(routes.listResources, { params: { type: 'blog' }, query: {} }),
      app.call(routes.getResourcesSummary, {}),
    ]);
    return [
      one.status === 200 ? one.body.data.slug : one.status,
      list.body.items.map((item) => item.slug),
      summary.body.data.blogs.map((item) => item.slug),
    ];
  };
  await seen();
  await untilHeard();
  expect(await seen()).toEqual([slug, [slug], [slug]]);
  await change(sql`update resources set slug = 'other-words' where id = ${id}`);
  expect(await seen()).toEqual(['other-words', ['other-words'], ['other-words']]);
  await change(sql`delete from resource_slugs where slug = ${slug}`);
  expect(await seen()).toEqual([404, ['other-words'], ['other-words']]);
  await change(sql`update resources set live_version = null, live_revision = null where id = ${id}`);
  expect(await seen()).toEqual([404, [], []]);
  await change(sql`update resources set live_version = 1, live_revision = revision where id = ${id}`);
  expect(await seen()).toEqual([404, ['other-words'], ['other-words']]);
  await change(sql`delete from resources where id = ${id}`);
  expect(await seen()).toEqual([404, [], []]);
});

it('tells of each table that visitors read of', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'app.tell_resources_changed'::regproc order by 1`.execute(app.platform.database.system);
  expect(rows.map(({ name }) => name)).toEqual(['media', 'resource_slugs', 'resource_versions', 'resources']);
});

it('is the same answer, which stays as it is, for as long as nothing changed', async () => {
  const { database } = app.platform;
  const resources = createResourcesService({ database, clock: app.clock, linkKey: new Uint8Array(32) });
  const { slug } = await publish(app, token, await writeResource(app, token, { title: 'More words' }));
  await resources.summary();
  await untilHeard();
  const asked = () =>
    Promise.all([resources.summary(), resources.list('blog', { page: 1, pageSize: 4 }), resources.get('blog', slug)]);
  const first = await asked();
  const second = await asked();
  for (const [place, answer] of second.entries()) expect(answer).toBe(first[place]);
  expect(await resources.list('blog', { page: 1, pageSize: 5 })).not.toBe(first[1]);
  expect(Object.isFrozen(first[1].items[0])).toBe(true);
});
