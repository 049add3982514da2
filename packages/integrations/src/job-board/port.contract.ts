import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClock } from '../testing/test-clock.ts';
import { type BoardCredentials, type JobBoard, JobBoardFailed, type JobPosting, postingReference } from './port.ts';

export interface JobBoardHarness {
  board: JobBoard;
  credentials: BoardCredentials | null;
  clock: TestClock;
  /** What the public can read now: the whole text of each advert that is not removed, as HTML, by its id. */
  shown(): Promise<Map<string, string>>;
  stop(): Promise<void>;
}

export function aPosting(changes: Partial<JobPosting> = {}): JobPosting {
  return {
    reference: postingReference(randomUUID(), 1),
    title: 'Senior lighting designer',
    description: 'We light theatres.\nAnd museums.\n\nYou will:\n- draw\n- rig',
    industry: 3,
    town: 'Leeds',
    workplace: 'hybrid',
    jobType: 'permanent',
    workingHours: 'Full-time',
    salary: { min: 45_000, max: 55_000 },
    skills: ['AutoCAD', 'DMX'],
    requirements: ['Five years in theatre'],
    responsibilities: ['Design the rig'],
    benefits: ['28 days of leave'],
    applyUrl: 'https://candela.test/jobs/1',
    closesAt: null,
    companyName: 'Lumen Works',
    contactName: 'Priya Shah',
    contactEmail: 'priya@lumen.example',
    ...changes,
  };
}

export async function failureOf(call: Promise<unknown>): Promise<JobBoardFailed> {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(JobBoardFailed);
  return error as JobBoardFailed;
}

/** What every board must do; a vendor that cannot is not an adapter. */
export function jobBoardContract(start: () => Promise<JobBoardHarness>): void {
  let harness: JobBoardHarness;
  let board: JobBoard;
  beforeAll(async () => {
    harness = await start();
    board = harness.board;
  });
  afterAll(() => harness.stop());

  const publish = (posting: JobPosting) => board.publish(posting, harness.credentials);
  const update = (id: string, posting: JobPosting) => board.update(id, posting, harness.credentials);
  const remove = (id: string) => board.remove(id, harness.credentials);
  const textOf = async (id: string) => (await harness.shown()).get(id);

  describe('publishing', () => {
    it('answers an id and a link, and shows the advert', async () => {
      const { externalId, url } = await publish(aPosting());
      expect(externalId).toMatch(/^[A-Za-z0-9][\w.:-]*$/);
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      const text = await textOf(externalId);
      for (const part of ['Senior lighting designer', 'We light theatres.', 'Leeds', 'Lumen Works']) {
        expect(text).toContain(part);
      }
      for (const part of ['AutoCAD', 'Five years in theatre', 'Design the rig', '28 days of leave']) {
        expect(text).toContain(part);
      }
    });

    it('knows a reference again: one advert, the first text', async () => {
      const posting = aPosting();
      const before = (await harness.shown()).size;
      const first = await publish(posting);
      expect(await publish({ ...posting, description: 'Something else' })).toEqual(first);
      expect((await harness.shown()).size).toBe(before + 1);
      expect(await textOf(first.externalId)).toContain('We light theatres.');
    });

    it('makes one advert of twins that arrive together', async () => {
      const posting = aPosting();
      const before = (await harness.shown()).size;
      const answers = await Promise.all(Array.from({ length: 5 }, () => publish(posting)));
      expect(new Set(answers.map(({ externalId }) => externalId)).size).toBe(1);
      expect((await harness.shown()).size).toBe(before + 1);
    });

    it('keeps two references apart, even of the same job', async () => {
      const jobId = randomUUID();
      const first = await publish(aPosting({ reference: postingReference(jobId, 1) }));
      const second = await publish(aPosting({ reference: postingReference(jobId, 11) }));
      expect(second.externalId).not.toBe(first.externalId);
      expect(second.url).not.toBe(first.url);
    });

    it('shows markup as text', async () => {
      const hostile = '<script>alert(1)</script>"\'&amp;';
      const { externalId } = await publish(aPosting({ description: hostile, requirements: [hostile] }));
      const text = await textOf(externalId);
      expect(text).not.toContain('<script');
      expect(text).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;amp;');
    });

    it('takes out what is not text', async () => {
      const { externalId } = await publish(
        aPosting({ title: ' A\u0000 job\r\nfor\tyou\ud800 ', description: 'a\u0007b' }),
      );
      const text = await textOf(externalId);
      expect(text).toContain('A job for you');
      expect(text).toContain('ab');
    });
  });

  describe('refusing what no board can take', () => {
    it.each<[string, Partial<JobPosting>]>([
      ['title', { title: ' \n ' }],
      ['description', { description: '' }],
      ['town', { town: ' ' }],
      ['industry', { industry: 33 }],
      ['industry', { industry: 0 }],
      ['companyName', { companyName: '' }],
      ['salary', { salary: { min: 2, max: 1 } }],
      ['salary', { salary: { min: 1.5, max: 2 } }],
      ['salary', { salary: { min: Number.NaN, max: 2 } }],
      ['applyUrl', { applyUrl: 'javascript:alert(1)' }],
      ['applyUrl', { applyUrl: '/jobs/1' }],
      ['contactEmail', { contactEmail: 'nobody' }],
      ['closesAt', { closesAt: 'soon' }],
      ['closesAt', { closesAt: '2020-01-01T00:00:00Z' }],
      ['reference', { reference: '../1' }],
      ['workplace', { workplace: 'moon' as 'onsite' }],
    ])('names %s in %j', async (field, changes) => {
      const before = (await harness.shown()).size;
      const failure = await failureOf(publish(aPosting(changes)));
      expect(failure.reason).toBe('validation');
      expect(Object.keys(failure.fields)).toEqual([field]);
      expect(failure.message).toMatch(/^This job cannot be posted as it is\. [A-Z]/);
      expect((await harness.shown()).size).toBe(before);
    });

    it('names every field at once, and refuses an update alike', async () => {
      const { externalId } = await publish(aPosting());
      const failure = await failureOf(update(externalId, aPosting({ description: '', industry: 99 })));
      expect(Object.keys(failure.fields).sort()).toEqual(['description', 'industry']);
      expect(await textOf(externalId)).toContain('We light theatres.');
    });

    it('measures the closing date by the given clock', async () => {
      const closesAt = new Date(harness.clock.now().getTime() + 60_000).toISOString();
      await publish(aPosting({ closesAt }));
      harness.clock.advance(60);
      expect((await failureOf(publish(aPosting({ closesAt })))).fields).toHaveProperty('closesAt');
    });
  });

  describe('updating', () => {
    it('brings the new text under the same link', async () => {
      const posting = aPosting();
      const { externalId, url } = await publish(posting);
      const changed = { ...posting, description: 'We light bridges.', salary: { min: 50_000, max: 60_000 } };
      expect(await update(externalId, changed)).toEqual({ kind: 'updated', url });
      expect(await textOf(externalId)).toContain('We light bridges.');
      expect(await textOf(externalId)).not.toContain('We light theatres.');
      // A repetition is not a change.
      expect(await update(externalId, changed)).toEqual({ kind: 'updated', url });
    });

    it.each<[string, Partial<JobPosting>]>([
      ['title', { title: 'Junior lighting designer' }],
      ['town', { town: 'York' }],
      ['workplace', { workplace: 'remote' }],
    ])('wants a new posting when the %s changes, and changes nothing', async (_field, changes) => {
      const posting = aPosting();
      const { externalId } = await publish(posting);
      const outcome = await update(externalId, { ...posting, ...changes, description: 'New text' });
      expect(outcome).toEqual({ kind: 'republish-required' });
      expect(await textOf(externalId)).toContain('We light theatres.');
    });

    it.each(['225999999', 'a', '', '..', '../jobs', '%2e%2e', 'a/b', 'a?b', 'a b', '\u0000'])(
      'wants a new posting for the unknown id %j',
      async (id) => {
        expect(await update(id, aPosting())).toEqual({ kind: 'republish-required' });
      },
    );
  });

  describe('removing', () => {
    it('takes the advert away, and again', async () => {
      const { externalId } = await publish(aPosting());
      await remove(externalId);
      await remove(externalId);
      expect((await harness.shown()).has(externalId)).toBe(false);
    });

    it.each(['225999999', '', '..', 'a/b', '\u0000'])(
      'succeeds for the unknown id %j and touches nothing',
      async (id) => {
        const before = (await harness.shown()).size;
        await remove(id);
        expect((await harness.shown()).size).toBe(before);
      },
    );

    it('takes an advert away by its reference, when its id never arrived, and again', async () => {
      const posting = aPosting();
      const other = await publish(aPosting());
      const { externalId } = await publish(posting);
      for (const reference of [posting.reference, posting.reference, 'never-posted', '', '?&/\u0000']) {
        await board.removeByReference(reference, harness.credentials);
      }
      expect((await harness.shown()).has(externalId)).toBe(false);
      expect((await harness.shown()).has(other.externalId)).toBe(true);
      expect((await failureOf(publish(posting))).fields).toHaveProperty('reference');
    });

    it('wants a new posting afterwards, under a new reference', async () => {
      const jobId = randomUUID();
      const posting = aPosting({ reference: postingReference(jobId, 1) });
      const first = await publish(posting);
      await remove(first.externalId);
      expect(await update(first.externalId, posting)).toEqual({ kind: 'republish-required' });
      // A retry that was under way when the job closed must not bring it back.
      const failure = await failureOf(publish(posting));
      expect(failure.reason).toBe('validation');
      expect(failure.fields).toHaveProperty('reference');
      expect((await harness.shown()).has(first.externalId)).toBe(false);
      const second = await publish({ ...posting, reference: postingReference(jobId, 2), title: 'Another title' });
      expect(second.externalId).not.toBe(first.externalId);
    });
  });
}
