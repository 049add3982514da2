import type { Route } from '@candela/contract/kernel/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { apiRoutes } from '../../testing/found-modules.ts';
import { apply, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let tokens: { parent: string; member: string };
const foreign = 'Siblingmarker';
const own = 'Ownmarker';

/** A company with a job, a candidate and their application, all of which carry the word. */
async function fill(organisationId: string, word: string): Promise<string> {
  const companyId = await createCompany(app, organisationId, `${word} company`);
  const place = { organisationId, companyId };
  const jobId = await createJob(app, place, { title: `${word} job`, status: 'Active' });
  const { candidateId } = await createPersonWithCv(app, place, { name: `${word} person`, summary: `${word} summary` });
  await apply(app, { ...place, jobId }, candidateId);
  return companyId;
}

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  const companyId = await fill(parent.organisationId, own);
  await fill(parent.organisationId, foreign);
  const member = await createMember(app, parent.organisationId, companyId);
  await app.work();
  tokens = { parent: (await signIn(app, parent)).token, member: (await signIn(app, member)).token };
});
afterAll(() => app.close());

/** Every list a recruiter can ask for without naming an object; a new one joins by itself. */
const lists = apiRoutes.filter(
  ({ method, path, access }) =>
    method === 'GET' &&
    !path.includes(':') &&
    access.kind === 'signed-in' &&
    access.roles.includes('recruiter') &&
    !access.parentOnly,
);

/** As the list comes, and as a search narrows it. */
const read = async (route: Route, token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  const search = { search: 'person', q: 'person' };
  const answers = await Promise.all([
    app.inject({ url: route.path, headers }),
    app.inject({ url: route.path, query: search, headers }),
  ]);
  return answers.map(({ body }) => body).join('\n');
};

describe('a teammate of one company', () => {
  it.each(lists.map((route) => [route.id, route] as const))(
    '%s shows nothing of a sibling company',
    async (_id, route) => {
      expect(await read(route, tokens.member)).not.toContain(foreign);
    },
  );

  it('sees their own company in what shows the parent both', async () => {
    const shown = await Promise.all(
      lists.map(async (route) => ({
        id: route.id,
        parent: await read(route, tokens.parent),
        member: await read(route, tokens.member),
      })),
    );
    const telling = shown.filter(({ parent }) => parent.includes(foreign) && parent.includes(own));
    expect(telling.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['companies.list', 'jobs.list', 'applications.list', 'applications.board']),
    );
    for (const { id, member } of telling) expect([id, member.includes(own)]).toEqual([id, true]);
  });
});
