import { getPerson, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnCv, createPersonWithCv } from '../../testing/cvs.ts';
import { apply, createApplication, createJob } from '../../testing/jobs.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readPlainWords } from './plain-words.ts';
import { listPeople, readWords } from './search.repo.ts';

interface Place {
  organisationId: string;
  companyId: string;
}

let app: TestApp;
let place: Place;
let sibling: Place;
let ward: Place;
let [token, nextDoor, elsewhere, wardToken]: string[] = [];
let people: Record<'maya' | 'tom' | 'java' | 'next' | 'foreign' | 'applicant' | 'unread', string>;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const [parent, stranger] = [await found(), await found()];
  const { organisationId } = parent;
  place = { organisationId, companyId: await createCompany(app, organisationId, 'Own') };
  sibling = { organisationId, companyId: await createCompany(app, organisationId, 'Next door') };
  const foreign = { ...stranger, companyId: await createCompany(app, stranger.organisationId, 'Foreign') };
  token = (await signIn(app, parent)).token;
  nextDoor = (await signIn(app, await createMember(app, organisationId, sibling.companyId))).token;
  elsewhere = (await signIn(app, stranger)).token;
  const hospital = await found();
  ward = { ...hospital, companyId: await createCompany(app, hospital.organisationId, 'Ward') };
  wardToken = (await signIn(app, hospital)).token;

  const add = async (where: Place, values: Parameters<typeof createPersonWithCv>[2]) => {
    app.clock.advance(1000);
    return (await createPersonWithCv(app, where, values)).candidateId;
  };
  people = {
    maya: await add(place, {
      name: 'Maya Kowalczyk',
      email: 'maya.k@people.test',
      skills: ['JavaScript', 'PostgreSQL'],
      experienceYears: 6,
      experience: [{ title: 'Frontend developer', company: 'Lumen' }],
      text: 'Maya Kowalczyk\nBuilt shops with JavaScript and **bold** plans for PostgreSQL databases.',
    }),
    tom: await add(place, {
      name: 'Tom Maya Berry',
      skills: ['Welding'],
      experienceYears: 1,
      text: 'Tom Maya Berry. Welds ships. O’Brien’s yard.',
    }),
    java: await add(place, {
      name: 'Ines Faro',
      skills: ['Java', 'C++'],
      experienceYears: 12,
      text: 'Ines Faro once met Maya. Java and Python services.',
    }),
    next: await add(sibling, {
      name: 'Zbigniew Hidden',
      skills: ['Falconry'],
      text: 'Zbigniew Hidden trains falcons. Unobtainium.',
    }),
    foreign: await add(foreign, {
      name: 'Quentin Foreign',
      skills: ['JavaScript'],
      text: 'Quentin Foreign. JavaScript. Xylophonist.',
    }),
    applicant: '',
    unread: '',
  };
  const jobId = await createJob(app, place, { title: 'Builder' });
  const account = await createPerson(app, 'candidate');
  const own = await createOwnCv(app, account.accountId, {
    name: 'Olga Applicant',
    skills: ['Glassblowing'],
    experienceYears: 3,
    text: 'Olga Applicant blows glass.',
  });
  people.applicant = own.candidateId;
  await app.platform.database.system
    .insertInto('applications')
    .values({
      organisation_id: organisationId,
      company_id: place.companyId,
      job_id: jobId,
      candidate_id: own.candidateId,
      status: 'interview',
    })
    .execute();
  const unread = await createApplication(app, { ...place, jobId }, { email: 'paper@people.test', name: 'Paper Only' });
  people.unread = unread.candidateId;
  // No application was made with this one.
  const loner = await createPerson(app, 'candidate');
  await createOwnCv(app, loner.accountId, { name: 'Solo Loner', text: 'Solo Loner, JavaScript' });
});
afterAll(() => app.close());

async function found(): Promise<Recruiter> {
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  return parent;
}

const look = async (query: Parameters<typeof app.call<typeof searchPeople>>[1]['query'], as = token) =>
  (await app.call(searchPeople, { query }, { token: as ?? '' })).body;
const find = async (...asked: Parameters<typeof look>) =>
  (await look(...asked)).items.map(({ candidateId }) => candidateId);

describe('searching people', () => {
  it('lists the newest when nothing is asked, of its own organisation alone', async () => {
    const all = await look({});
    const uploaded = all.items.filter(({ candidateId }) => candidateId !== people.unread);
    expect(uploaded.map(({ candidateId }) => candidateId)).toEqual([
      people.applicant,
      people.next,
      people.java,
      people.tom,
      people.maya,
    ]);
    expect(all.pagination.total).toBe(6);
    expect(all.items.map(({ name }) => name)).not.toContain('Solo Loner');
    expect(await find({}, elsewhere)).toEqual([people.foreign]);
    expect(await find({}, nextDoor)).toEqual([people.next]);
  });

  it('finds by words, names first', async () => {
    // Two by name, the newer first; one who only mentions it.
    expect(await find({ search: 'maya' })).toEqual([people.tom, people.maya, people.java]);
    expect(await find({ search: 'frontend' })).toEqual([people.maya]);
    expect(await find({ search: 'python services' })).toEqual([people.java]);
    expect(await find({ search: 'python falcons' })).toEqual([]);
  });

  it('takes the last word as a beginning', async () => {
    expect(await find({ search: 'java' })).toEqual([people.java, people.maya]);
    expect(await find({ search: 'maya kow' })).toEqual([people.maya]);
    expect(await find({ search: 'kow maya' })).toEqual([]);
  });

  it('understands a typing mistake and says what it searched for', async () => {
    for (const [typed, used, who] of [
      ['javscript', 'javascript', 'maya'],
      ['pyhton', 'python', 'java'],
      ['Kowalzcyk', 'kowalczyk', 'maya'],
      ['welsd', 'welds', 'tom'],
    ] as const) {
      const { items, corrections } = await look({ search: typed });
      expect(corrections).toEqual([{ typed: typed.toLowerCase(), used }]);
      expect(items.map(({ candidateId }) => candidateId)).toContain(people[who]);
    }
    const both = await look({ search: 'javscript databses' });
    expect(both.corrections.map(({ used }) => used)).toEqual(['javascript', 'databases']);
    expect(both.items).toHaveLength(1);
  });

  it('never corrects to a word that only people out of sight have', async () => {
    expect((await look({ search: 'unobtainum' })).corrections).toHaveLength(1);
    const own = (await signIn(app, await createMember(app, place.organisationId, place.companyId))).token;
    for (const [search, as] of [
      ['unobtainum', own],
      ['unobtainum', elsewhere],
      ['xylofonist', token],
    ] as const) {
      expect(await look({ search }, as)).toMatchObject({ items: [], corrections: [] });
    }
  });

  it('finds applicants by their own CV, people without a CV by name, and everyone by address', async () => {
    expect(await find({ search: 'glass' })).toEqual([people.applicant]);
    expect((await look({ search: 'glass' })).corrections).toEqual([]);
    expect(await find({ search: 'paper' })).toEqual([people.unread]);
    expect(await find({ search: 'only pape' })).toEqual([people.unread]);
    for (const none of ['paper maya', 'aper', '%']) expect([none, await find({ search: none })]).toEqual([none, []]);
    expect(await find({ search: 'maya.k@' })).toEqual([people.maya]);
    expect(await find({ search: 'PAPER@people.test' })).toEqual([people.unread]);
    expect(await find({ search: '%@%' })).toEqual([]);
  });

  it('filters by all skills, years, stage and company', async () => {
    expect(await find({ skills: 'javascript' })).toEqual([people.maya]);
    expect(await find({ skills: ' JAVASCRIPT , postgresql,' })).toEqual([people.maya]);
    expect(await find({ skills: 'JavaScript, Welding' })).toEqual([]);
    expect(await find({ skills: 'c++' })).toEqual([people.java]);
    expect(await find({ minYears: 6 })).toEqual([people.java, people.maya]);
    // Smaller than the database can hold in a number of that kind.
    expect((await find({ minYears: 1.25e-49 })).length).toBeGreaterThan(2);
    expect(await find({ stage: 'interview' })).toEqual([people.applicant]);
    expect(await find({ companyId: sibling.companyId })).toEqual([people.next]);
    expect(new Set(await find({ companyId: place.companyId }))).toEqual(
      new Set([people.maya, people.tom, people.java, people.applicant, people.unread]),
    );
    expect(await find({ companyId: sibling.companyId, search: 'maya' })).toEqual([]);
    expect(await find({ companyId: place.companyId }, elsewhere)).toEqual([]);
  });

  it('lists a candidate who applied and whose CV is held besides once, and by what stands in either', async () => {
    const account = await createPerson(app, 'candidate');
    const held = await createPersonWithCv(app, ward, { name: 'Dara Twice', text: 'Dara Twice. Cartography.' });
    const { system } = app.platform.database;
    await system
      .updateTable('candidates')
      .set({ account_id: account.accountId })
      .where('id', '=', held.candidateId)
      .execute();
    const own = await createOwnCv(app, account.accountId, { name: 'Dara Twice', text: 'Dara Twice. Beekeeping.' });
    const jobs = [await createJob(app, ward, { title: 'Mapper' }), await createJob(app, ward, { title: 'Keeper' })];
    await apply(app, { ...ward, jobId: jobs[0] ?? '' }, held.candidateId, 'interview');
    expect(await find({ search: 'dara' }, wardToken)).toEqual([held.candidateId]);
    await apply(app, { ...ward, jobId: jobs[1] ?? '' }, own.candidateId);

    const { items, pagination } = await look({ search: 'dara' }, wardToken);
    expect(items.map(({ candidateId }) => candidateId)).toEqual([own.candidateId]);
    expect(pagination.total).toBe(1);
    expect(items[0]?.stages.map(({ jobTitle }) => jobTitle).sort()).toEqual(['Keeper', 'Mapper']);
    expect(await find({ search: 'cartography' }, wardToken)).toEqual([held.candidateId]);
    expect(await find({ search: 'beekeeping' }, wardToken)).toEqual([own.candidateId]);
    expect(await find({ stage: 'interview' }, wardToken)).toEqual([held.candidateId]);
    const all = await look({}, wardToken);
    expect(all.items.filter(({ name }) => name === 'Dara Twice')).toMatchObject([{ candidateId: own.candidateId }]);
    expect(all.pagination.total).toBe(all.items.length);

    const recordsOf = async (id: string) =>
      (await app.call(getPerson, { params: { id } }, { token: wardToken ?? '' })).body.data.otherRecords;
    expect(await recordsOf(own.candidateId)).toEqual([{ candidateId: held.candidateId, kind: 'added' }]);
    expect(await recordsOf(held.candidateId)).toEqual([{ candidateId: own.candidateId, kind: 'own' }]);
  });

  it('finds an occupation by its other names and a skill by its other spellings, the very words first', async () => {
    const add = async (name: string, title: string, skills: string[], text: string) => {
      app.clock.advance(1000);
      return (await createPersonWithCv(app, ward, { name, skills, experience: [{ title, company: 'Ward' }], text }))
        .candidateId;
    };
    const staff = await add('Ada One', 'Staff nurse', [], 'Ada One. Staff nurse.');
    const registered = await add('Bea Two', 'Registered Nurse', ['Kubernetes'], 'Bea Two. Registered nurse.');
    const registrar = await add(
      'Cleo Three',
      'Registrar',
      [],
      'Cleo Three registered many a nurse. The nurse registered me, too.',
    );
    for (const search of ['RN', 'registered nurse']) {
      expect(new Set(await find({ search }, wardToken))).toEqual(
        new Set([staff, registered, ...(search === 'RN' ? [] : [registrar])]),
      );
    }
    expect(await find({ search: 'staff nurse' }, wardToken)).toEqual([staff, registered]);
    expect((await look({ search: 'staff nurse' }, wardToken)).items[1]?.snippet).toContain('**Registered** **nurse**');
    expect(await find({ search: 'k8s' }, wardToken)).toEqual([registered]);
    expect(await find({ skills: 'k8s' }, wardToken)).toEqual([registered]);
    expect((await look({ search: 'k8s' }, wardToken)).corrections).toEqual([]);
  });

  it('shows where the words stand, the latest entry and the stages', async () => {
    const [maya] = (await look({ search: 'javascript' })).items;
    expect(maya).toMatchObject({
      name: 'Maya Kowalczyk',
      title: 'Frontend developer',
      company: 'Lumen',
      experience_years: 6,
      skills: ['JavaScript', 'PostgreSQL'],
      stages: [],
    });
    expect(maya?.snippet).toContain('**JavaScript**');
    expect(maya?.snippet.split('**')).toHaveLength(3);
    const [applicant] = (await look({ search: 'glass' })).items;
    expect(applicant?.stages).toEqual([{ jobId: expect.any(String), jobTitle: 'Builder', status: 'interview' }]);
  });

  it('marks what was looked for this time where the same line was shown for other words', async () => {
    const snippetFor = async (words: string) => (await look({ search: words })).items[0]?.snippet;
    expect(await snippetFor('java services')).toBe('Ines Faro once met Maya. **Java** and Python **services**.');
    expect(await snippetFor('python services')).toBe('… Faro once met Maya. Java and **Python** **services**.');
  });

  it('pages without losing or repeating a candidate', async () => {
    const whole = await find({ search: 'maya' });
    const parts = [];
    for (const page of [1, 2, 3]) parts.push(...(await find({ search: 'maya', page, pageSize: 1 })));
    expect(parts).toEqual(whole);
    const beyond = await look({ search: 'maya', page: 9 });
    expect([beyond.items, beyond.pagination.total]).toEqual([[], 3]);
  });

  it.each(['', "'trains'"])('looks up the CVs of a page alone for a member of one company (%s)', async (words) => {
    const { organisationId, companyId } = sibling;
    const companies = [companyId];
    const asked = {
      organisationId,
      companies,
      words,
      direct: words,
      names: "'trains':A",
      shown: ['trains'],
      skills: [],
    };
    const others = { email: null, minYears: undefined, stage: undefined, tag: undefined, companyId: undefined };
    const scope = { kind: 'tenant', organisationId, companyIds: companies } as const;
    const [found, scans] = await app.platform.database.transaction(scope, async (tx) => {
      // A table of five rows would be read as a whole rather than by index.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { total } = await listPeople(tx, { ...asked, ...others }, { page: 1, pageSize: 20 });
      const { rows } = await sql<{ scans: number }>`
        select pg_stat_get_xact_numscans('cvs'::regclass)::int as scans`.execute(tx);
      return [total, rows[0]?.scans];
    });
    expect([found, scans]).toEqual([1, 0]);
  });

  it('tells plain words as the index does', async () => {
    const texts = [
      'Person 777',
      'nurse Nurse NURSE',
      'b a b',
      '007 7',
      'and the of',
      'e',
      '1 e 5',
      'http www com',
      'Infinity NaN',
    ];
    const asked = await app.platform.database.system.transaction().execute((tx) => readWords(tx, texts));
    expect(texts.map(readPlainWords)).toEqual(asked);
  });

  it('takes whatever is typed as words', async () => {
    for (const search of [
      "'; drop table cvs; --",
      "o'brien\\",
      '& | ! <-> :*',
      '\\',
      '((((',
      '***',
      '🙂',
      '\u202Emaya',
      'a'.repeat(200),
      '@',
      'x:*A & y',
    ]) {
      const answer = await app.call(searchPeople, { query: { search, skills: search } }, { token: token ?? '' });
      expect([search, answer.status]).toEqual([search, 200]);
    }
    expect(await find({ search: '& | !' })).toEqual([]);
    expect((await look({ search: 'a\u0000b' })).type).toBe('VALIDATION_FAILED');
  });
});
