import { getPerson, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import * as routes from '@candela/contract/notes/notes.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { changeWhileWaiting } from '../../testing/locks.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorld, type PrincipalKind, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  world = await createWorld(app);
  id = (await createPersonWithCv(app, world, { name: 'Ada Quist' })).candidateId;
  // Both companies know her.
  await app.platform.database.system
    .insertInto('candidate_companies')
    .values({ organisation_id: world.organisationId, candidate_id: id, company_id: world.siblingCompanyId })
    .execute();
});
afterAll(() => app.close());

const token = async (kind: PrincipalKind) => (await world.tokenFor(kind)) ?? '';
const seen = async (kind: PrincipalKind) =>
  (await app.call(routes.listNotes, { params: { id } }, { token: await token(kind) })).body.data;
const write = async (kind: PrincipalKind, text: string) =>
  (await app.call(routes.createNote, { params: { id }, body: { text } }, { token: await token(kind) })).body.data;
const tag = async (kind: PrincipalKind, tags: string[]) =>
  (await app.call(routes.setTags, { params: { id }, body: { tags } }, { token: await token(kind) })).body.data?.tags;

describe('notes and tags on a candidate', () => {
  it('of one company stay with it; those of members who see all are everyone’s in the organisation', async () => {
    await write('companyRecruiter', 'Of our company.');
    await write('parent', 'For all of us.');
    expect((await seen('companyRecruiter')).notes.map(({ text }) => text)).toEqual([
      'For all of us.',
      'Of our company.',
    ]);
    expect((await seen('siblingRecruiter')).notes.map(({ text }) => text)).toEqual(['For all of us.']);
    expect((await seen('companyRecruiter')).notes.map(({ isDeletable }) => isDeletable)).toEqual([false, true]);
    const [forAll] = (await seen('siblingRecruiter')).notes;
    const refused = await app.call(
      routes.deleteNote,
      { params: { id: forAll?.id ?? '' } },
      { token: await token('siblingRecruiter') },
    );
    expect(refused.status).toBe(404);
  });

  it('cannot be written about a candidate who is erased in that moment', async () => {
    const { candidateId } = await createPersonWithCv(app, world, { name: 'Bea Lunt' });
    const call = { params: { id: candidateId }, body: { text: 'Rings back on Monday.' } };
    const parent = { token: await token('parent') };
    const written = await changeWhileWaiting(
      app,
      (tx) => tx.deleteFrom('candidates').where('id', '=', candidateId).execute(),
      () => app.call(routes.createNote, call, parent),
    );
    expect([written.status, written.body.type]).toEqual([404, 'NOT_FOUND']);
  });

  it('are set, found by the search of all candidates, and counted', async () => {
    expect(await tag('companyRecruiter', ['Night  shift', 'Forklift', 'Forklift'])).toEqual([
      'Forklift',
      'Night shift',
    ]);
    expect(await tag('parent', ['Forklift', 'Relocates'])).toEqual(['Forklift', 'Relocates']);
    const find = async (kind: PrincipalKind, name: string) =>
      (await app.call(searchPeople, { query: { tag: name } }, { token: await token(kind) })).body.items.length;
    expect(await find('parent', 'Forklift')).toBe(1);
    expect(await find('parent', 'Night shift')).toBe(0);
    // The tag is the other company's own.
    expect(await find('siblingRecruiter', 'Forklift')).toBe(0);
    const { data } = (await app.call(routes.listTags, {}, { token: await token('parent') })).body;
    expect(data).toEqual([
      { tag: 'Forklift', count: 1 },
      { tag: 'Relocates', count: 1 },
    ]);
    expect(
      (await app.call(routes.setTags, { params: { id }, body: { tags: ['a,b'] } }, { token: await token('parent') }))
        .status,
    ).toBe(400);
  });

  it('are one tag whatever the case of their letters, as the first spelt it', async () => {
    const other = (await createPersonWithCv(app, world, { name: 'Bo Tagged' })).candidateId;
    await tag('parent', ['Forklift']);
    const set = async (tags: string[]) =>
      (await app.call(routes.setTags, { params: { id: other }, body: { tags } }, { token: await token('parent') })).body
        .data.tags;
    expect(await set(['forkLIFT', 'Émigré', 'FORKLIFT', 'émigré'])).toEqual(['Forklift', 'Émigré']);
    expect(await set(['FORKLIFT'])).toEqual(['Forklift']);
    const { data } = (await app.call(routes.listTags, {}, { token: await token('parent') })).body;
    expect(data.filter((each) => each.tag.toLowerCase() === 'forklift')).toEqual([{ tag: 'Forklift', count: 2 }]);
    const query = { tag: 'forklift' };
    const found = (await app.call(searchPeople, { query }, { token: await token('parent') })).body.items;
    expect(found).toHaveLength(2);
  });

  it('of two who set them at once the later has the last word', async () => {
    const other = (await createPersonWithCv(app, world, { name: 'Cy Tagged' })).candidateId;
    const set = async (tags: string[]) =>
      app.call(routes.setTags, { params: { id: other }, body: { tags } }, { token: await token('parent') });
    await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => set([name])));
    const { data } = (await app.call(routes.listNotes, { params: { id: other } }, { token: await token('parent') }))
      .body;
    expect(data.tags).toHaveLength(1);
  });

  it('are exported on request, and never part of what the candidate or their page is given', async () => {
    const file = await app.call(routes.exportNotes, { params: { id } }, { token: await token('parent') });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(String(file.body)).toContain('For all of us.');
    await app.platform.database.system
      .updateTable('candidates')
      .set({ account_id: world.people.candidate.accountId })
      .where('id', '=', id)
      .execute();
    expect((await app.call(routes.listNotes, { params: { id } }, { token: await token('candidate') })).status).toBe(
      403,
    );
    const person = (await app.call(getPerson, { params: { id } }, { token: await token('parent') })).body;
    expect(JSON.stringify(person)).not.toContain('For all of us.');
    const scope = { kind: 'account', accountId: world.people.candidate.accountId } as const;
    const rows = await app.platform.database.transaction(scope, (tx) =>
      tx.selectFrom('candidate_notes').select('id').execute(),
    );
    expect(rows).toEqual([]);
  });
});
