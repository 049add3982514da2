import { changeApplicationStatus, listApplications } from '@candela/contract/applications/applications.routes.ts';
import { boardCards, getBoard, getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonWithCv, createScore } from '../../testing/cvs.ts';
import { apply, createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createMember, createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = { organisationId: parent.organisationId, companyId: await createCompany(app, parent.organisationId) };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const board = async (query: { jobId?: string; companyId?: string }) =>
  (await app.call(getBoard, { query }, { token })).body;

describe('the board', () => {
  it('shows each application once, in its stage, with what a card needs', async () => {
    const jobId = await createJob(app, place, { title: 'Harbour pilot' });
    const person = await createPersonWithCv(app, place, { name: 'Ada Quill', email: 'ada@board.test' });
    await createScore(app, { ...place, jobId }, person, 71.6);
    await apply(app, { ...place, jobId }, person.candidateId, 'interview');
    const { board: columns, counts, next, availableJobs } = await board({ jobId });
    expect(columns.interview).toMatchObject([
      {
        candidateId: person.candidateId,
        jobId,
        name: 'Ada Quill',
        email: 'ada@board.test',
        jobTitle: 'Harbour pilot',
        status: 'interview',
        cvId: person.cvId,
        version: 1,
        total_score: null,
        interview: null,
      },
    ]);
    expect(columns.interview[0]?.match_score).toBeCloseTo(71.6, 1);
    expect(Object.values(columns).flat()).toHaveLength(1);
    expect(counts).toEqual({ pending: 0, testing: 0, interview: 1, review: 0, offer: 0, hired: 0, rejected: 0 });
    expect(next.interview).toBeNull();
    expect(availableJobs).toContainEqual(expect.objectContaining({ _id: jobId, title: 'Harbour pilot' }));
  });

  it('names the next interview, or the last where none is to come, by the clock of the server', async () => {
    const jobId = await createJob(app, place);
    const { candidateId } = await createApplication(app, { ...place, jobId }, { email: 'met@board.test' });
    const insert = (title: string, inMinutes: number) => {
      const [start, end] = [inMinutes, inMinutes + 1].map(
        (minute) => new Date(app.clock.now().getTime() + minute * 6e4),
      );
      return app.platform.database.system
        .insertInto('interviews')
        .values({
          ...{ organisation_id: place.organisationId, company_id: place.companyId, job_id: jobId },
          ...{ candidate_id: candidateId, calendar: 'local', status: 'scheduled', title, location: title },
          ...{ starts_at: start ?? new Date(), ends_at: end ?? new Date(), time_zone: 'UTC', has_meeting: false },
          ...{ created_at: app.clock.now(), updated_at: app.clock.now() },
        })
        .execute();
    };
    await insert('first', 1);
    await insert('second', 30);
    const shown = async () => (await board({ jobId })).board.pending[0]?.interview?.location;
    expect(await shown()).toBe('first');
    app.clock.advance(3 * 6e4);
    expect(await shown()).toBe('second');
  });

  it('shows what changed of a card that was shown before', async () => {
    const jobId = await createJob(app, place, { title: 'Crane driver' });
    const { candidateId } = await createApplication(app, { ...place, jobId }, { email: 'twice@board.test' });
    const first = await board({ jobId });
    expect(await board({ jobId })).toEqual(first);
    const { system } = app.platform.database;
    await system.updateTable('candidates').set({ name: 'Renamed Twice' }).where('id', '=', candidateId).execute();
    expect((await board({ jobId })).board.pending[0]?.name).toBe('Renamed Twice');
    const body = { candidateId, jobId, status: 'offer' as const };
    await app.call(changeApplicationStatus, { body }, { token });
    const { board: columns } = await board({ jobId, companyId: place.companyId });
    expect([columns.pending.length, columns.offer[0]?.name]).toEqual([0, 'Renamed Twice']);
    const { cards } = (await app.call(getBoardColumn, { params: { status: 'offer' }, query: { jobId } }, { token }))
      .body;
    expect(cards).toEqual(columns.offer);
  });

  it('takes a choice that is left open for none', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const all = await app.inject({ method: 'GET', url: getBoard.path, headers });
    const open = await app.inject({ method: 'GET', url: `${getBoard.path}?companyId=&jobId=`, headers });
    expect([open.statusCode, open.json()]).toEqual([200, all.json()]);
  });

  it('puts what moved last on top of its column', async () => {
    const jobId = await createJob(app, place);
    const first = await createApplication(app, { ...place, jobId }, { email: 'first@board.test' });
    await createApplication(app, { ...place, jobId }, { email: 'second@board.test', status: 'interview' });
    app.clock.advance(60_000);
    const body = { candidateId: first.candidateId, jobId, status: 'interview' as const };
    await app.call(changeApplicationStatus, { body }, { token });
    const { board: columns } = await board({ jobId });
    expect(columns.interview.map(({ email }) => email)).toEqual(['first@board.test', 'second@board.test']);
  });

  it('goes on where the first cards of a full column end, without a gap and without doubles', async () => {
    const jobId = await createJob(app, place);
    const { system } = app.platform.database;
    const total = boardCards + 30;
    const people = await system
      .insertInto('candidates')
      .values(
        Array.from({ length: total }, (_, n) => ({ organisation_id: place.organisationId, name: `Candidate ${n}` })),
      )
      .returning('id')
      .execute();
    // All in one moment: the order among them is still the same each time.
    await system
      .insertInto('applications')
      .values(
        people.map(({ id }) => ({
          organisation_id: place.organisationId,
          company_id: place.companyId,
          job_id: jobId,
          candidate_id: id,
        })),
      )
      .execute();
    const { board: columns, counts, next } = await board({ jobId });
    expect([columns.pending.length, counts.pending]).toEqual([boardCards, total]);
    const seen = columns.pending.map(({ candidateId }) => candidateId);
    for (let after = next.pending; after !== null; ) {
      const answer = await app.call(
        getBoardColumn,
        { params: { status: 'pending' }, query: { jobId, after, limit: 20 } },
        { token },
      );
      seen.push(...answer.body.cards.map(({ candidateId }) => candidateId));
      after = answer.body.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  });

  it('and the list show a recruiter of one company that company alone', async () => {
    const siblingId = await createCompany(app, place.organisationId, 'Next door');
    const jobId = await createJob(app, { ...place, companyId: siblingId });
    await createApplication(app, { ...place, companyId: siblingId, jobId }, { email: 'sibling@board.test' });
    const member = await createMember(app, place.organisationId, siblingId);
    const sibling = { token: (await signIn(app, member)).token };
    const cards = (await app.call(getBoard, { query: {} }, sibling)).body.board.pending;
    expect(cards.map(({ email }) => email)).toEqual(['sibling@board.test']);
    const { items, pagination } = (await app.call(listApplications, { query: {} }, sibling)).body;
    expect([items.length, pagination.total]).toEqual([1, 1]);
  });
});
