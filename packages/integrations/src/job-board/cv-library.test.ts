import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CvLibraryMode, startCvLibraryServer } from '../testing/cv-library-server.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createCvLibraryBoard } from './cv-library.ts';
import { aPosting, failureOf, type JobBoardHarness, jobBoardContract } from './port.contract.ts';
import type { BoardCredentials } from './port.ts';

const credentials: BoardCredentials = {
  username: 'lumen-api',
  password: 'pä:ss/wörd',
  posterEmail: 'poster@lumen.example',
};

/** Long enough for a busy machine; where a server that is too slow is met, short enough to wait for it. */
async function start(timeoutMs = 20_000) {
  const clock = createTestClock();
  const server = await startCvLibraryServer(credentials);
  const pauses: number[] = [];
  const board = createCvLibraryBoard({
    baseUrl: `${server.origin}/`,
    now: clock.now,
    timeoutMs,
    wait: async (milliseconds) => void pauses.push(milliseconds),
  });
  return {
    board,
    credentials,
    clock,
    server,
    pauses,
    async shown() {
      const open = [...server.adverts.values()].filter(({ isRemoved }) => !isRemoved);
      return new Map(open.map((advert) => [advert.id, Object.values(advert).join('\n')]));
    },
    stop: server.close,
  } satisfies JobBoardHarness & Record<string, unknown>;
}

describe('CV-Library', () => {
  jobBoardContract(() => start());
});

describe('CV-Library, provisionally', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    harness = await start(1_000);
  });
  afterEach(() => harness.stop());

  const publish = (changes = {}, account: BoardCredentials | null = credentials) =>
    harness.board.publish(aPosting(changes), account);
  const sent = () => harness.server.requests.map(({ method }) => method).join(' ');
  const lastBody = () => harness.server.requests.at(-1)?.body;

  describe('what it sends', () => {
    it("uses the board's names and words", async () => {
      const posting = aPosting({ closesAt: '2099-01-31T23:59:59.000Z' });
      await harness.board.publish(posting, credentials);
      expect(harness.server.requests).toEqual([{ method: 'POST', path: '/jobs', body: expect.anything() }]);
      expect(lastBody()).toEqual({
        reference: posting.reference,
        poster_email: 'poster@lumen.example',
        title: 'Senior lighting designer',
        description:
          '<p>We light theatres.<br>And museums.</p><p>You will:</p><ul><li>draw</li><li>rig</li></ul>' +
          '<h3>Responsibilities</h3><ul><li>Design the rig</li></ul>' +
          '<h3>Requirements</h3><ul><li>Five years in theatre</li></ul>' +
          '<h3>Benefits</h3><ul><li>28 days of leave</li></ul>',
        industry: 3,
        location: 'Leeds',
        workplace: 'hybrid',
        tempperm: 'permanent',
        hours: 'full-time',
        salary_min: 45_000,
        salary_max: 55_000,
        salary_type: 'annum',
        currency: 'GBP',
        skills: ['AutoCAD', 'DMX'],
        apply_url: 'https://candela.test/jobs/1',
        expires: '2099-01-31T23:59:59.000Z',
        company: 'Lumen Works',
        contact_name: 'Priya Shah',
        contact_email: 'priya@lumen.example',
      });
    });

    it.each([
      ['permanent', 'Full-time', 'permanent'],
      ['Full-time', 'Flexi-time', 'permanent'],
      ['hybrid', 'hybrid', 'permanent'],
      ['Part-time', 'Flexi-time', 'part time'],
      ['permanent', 'part-time', 'part time'],
      ['Full-time', 'Part-time', 'part time'],
      ['Contract', 'Full-time', 'temporary'],
      ['contract', 'part-time', 'temporary'],
      ['Freelance', 'Part-time', 'temporary'],
      ['Temporary', 'full-time', 'temporary'],
      ['Internship', 'Full-time', 'temporary'],
      ['internship', 'full-time', 'temporary'],
    ] as const)('calls %s, %s %s', async (jobType, workingHours, tempperm) => {
      await publish({ jobType, workingHours });
      expect(lastBody()).toMatchObject({ tempperm });
    });

    it('keeps to the limits, in whole words and whole elements', async () => {
      const line = '<&> '.repeat(400);
      await publish({
        title: 'designer '.repeat(30),
        description: `${'word '.repeat(2_000)}\n\n- ${line}\n\n${'x'.repeat(30_000)}`,
        requirements: Array.from({ length: 100 }, () => line),
        skills: Array.from({ length: 50 }, () => 'skill '.repeat(40)),
      });
      const { title, description, skills } = lastBody() as { title: string; description: string; skills: string[] };
      expect(title).toMatch(/^(designer )+designer…$/);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(20_000);
      expect(description.length).toBeGreaterThan(15_000);
      expect(description).not.toMatch(/&(?!#\d\d;)/);
      for (const tag of ['p', 'ul', 'li', 'h3']) {
        expect(description.split(`<${tag}>`).length).toBe(description.split(`</${tag}>`).length);
      }
      expect(skills).toHaveLength(30);
      expect(skills.every((skill) => skill.length <= 80)).toBe(true);
    });
  });

  it.each(['', '.', '..', '../jobs', 'a/b', 'a?b', '-'.repeat(3), 'a'.repeat(101)])(
    'asks nothing about the id %j, which no board can have given',
    async (id) => {
      await harness.board.update(id, aPosting(), credentials);
      await harness.board.remove(id, credentials);
      expect(sent()).toBe('');
    },
  );

  describe('when the board says no', () => {
    it('blames the credentials, once', async () => {
      const failure = await failureOf(publish({}, { ...credentials, password: 'wrong' }));
      expect(failure).toMatchObject({ reason: 'credentials', code: 'HTTP_401' });
      expect(failure.message).toMatch(/username and password/);
      expect(sent()).toBe('POST');
    });

    it.each([
      null,
      { ...credentials, username: '' },
      { ...credentials, password: '' },
      { ...credentials, username: 'a:b' },
      { ...credentials, password: 'a\r\nb' },
      { ...credentials, posterEmail: 'nobody' },
    ])('asks nothing without usable credentials: %j', async (account) => {
      for (const call of [
        () => harness.board.publish(aPosting(), account),
        () => harness.board.update('1', aPosting(), account),
        () => harness.board.remove('1', account),
        () => harness.board.remove('..', account),
        () => harness.board.removeByReference('1', account),
      ]) {
        expect((await failureOf(call())).reason).toBe('credentials');
      }
      expect(sent()).toBe('');
    });

    it('names our field for the one the board names', async () => {
      const failure = await failureOf(publish({ town: 'Atlantis' }));
      expect(failure).toMatchObject({ reason: 'validation', fields: { town: 'This town is not known.' } });
      expect(failure.message).toBe('This job cannot be posted as it is. Company location: This town is not known.');
    });

    it('says when the account has no adverts left', async () => {
      harness.server.meet({ kind: 'no-adverts-left' });
      expect(await failureOf(publish())).toMatchObject({ reason: 'quota', code: 'HTTP_402' });
      expect(sent()).toBe('POST');
    });

    it('never repeats credentials, whatever the board quotes', async () => {
      const failures = [await failureOf(publish({ companyName: 'Quoting Ltd' }))];
      expect(failures[0]?.fields).toEqual({ companyName: 'CV-Library did not accept this.' });
      failures.push(await failureOf(publish({}, { ...credentials, password: 'wrong-secret' })));
      harness.server.meet(...Array.from({ length: 3 }, () => ({ kind: 'broken' }) as const));
      failures.push(await failureOf(publish()));
      const encoded = Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64');
      for (const failure of failures) {
        const told = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`;
        for (const secret of [credentials.username, credentials.password, encoded, 'wrong-secret']) {
          expect(told).not.toContain(secret);
        }
      }
    });
  });

  describe('when the board is difficult', () => {
    it.each<CvLibraryMode>([
      { kind: 'slow' },
      { kind: 'drop' },
      { kind: 'broken' },
      { kind: 'garbage' },
      { kind: 'endless' },
      { kind: 'odd-url' },
      { kind: 'rate-limited', retryAfter: '0' },
    ])('publishes once after %j', async (mode) => {
      harness.server.meet(mode);
      const { externalId } = await publish();
      expect([...harness.server.adverts.keys()]).toEqual([externalId]);
      expect(sent()).toBe('POST POST');
      expect(harness.pauses).toHaveLength(1);
    });

    it.each<[CvLibraryMode, string]>([
      [{ kind: 'slow' }, 'TIMEOUT'],
      [{ kind: 'drop' }, 'UND_ERR_SOCKET'],
      [{ kind: 'broken' }, 'HTTP_500'],
      [{ kind: 'garbage' }, 'UNREADABLE_ANSWER'],
      [{ kind: 'endless' }, 'UNREADABLE_ANSWER'],
      [{ kind: 'rate-limited', retryAfter: '1' }, 'HTTP_429'],
    ])('gives up after three times %j, and a later retry makes no second advert', async (mode, code) => {
      harness.server.meet(mode, mode, mode);
      const posting = aPosting();
      expect(await failureOf(harness.board.publish(posting, credentials))).toMatchObject({ reason: 'transient', code });
      expect(sent()).toBe('POST POST POST');
      await harness.board.publish(posting, credentials);
      expect(harness.server.adverts.size).toBe(1);
    });

    it('takes down what it posted without ever learning the id', async () => {
      const slow = { kind: 'slow' } as const;
      harness.server.meet(slow, slow, slow);
      const posting = aPosting();
      await failureOf(harness.board.publish(posting, credentials));
      harness.server.meet(slow);
      await harness.board.removeByReference(posting.reference, credentials);
      expect([...harness.server.adverts.values()].map(({ isRemoved }) => isRemoved)).toEqual([true]);
    });

    it('repeats updates and removals as well', async () => {
      const posting = aPosting();
      const { externalId, url } = await harness.board.publish(posting, credentials);
      harness.server.meet({ kind: 'slow' });
      const changed = { ...posting, description: 'New' };
      expect(await harness.board.update(externalId, changed, credentials)).toEqual({ kind: 'updated', url });
      harness.server.meet({ kind: 'slow' }, { kind: 'drop' });
      await harness.board.remove(externalId, credentials);
      expect(sent()).toBe('POST PUT PUT DELETE DELETE DELETE');
      expect(harness.server.adverts.get(externalId)?.isRemoved).toBe(true);
    });

    it('waits longer each time, at random, and at least as long as asked', async () => {
      const spread = new Set<number>();
      for (let round = 0; round < 5; round += 1) {
        harness.pauses.length = 0;
        harness.server.meet({ kind: 'broken' }, { kind: 'broken' });
        await publish();
        const [first = -1, second = -1] = harness.pauses;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThan(500);
        expect(second).toBeLessThan(1_000);
        spread.add(first).add(second);
      }
      expect(spread.size).toBe(10);
      harness.pauses.length = 0;
      const inThreeSeconds = new Date(harness.clock.now().getTime() + 3_000).toUTCString();
      harness.server.meet({ kind: 'rate-limited', retryAfter: '2' });
      harness.server.meet({ kind: 'rate-limited', retryAfter: inThreeSeconds });
      await publish();
      expect(harness.pauses).toEqual([2_000, 3_000]);
    });

    it('leaves a long wish to be left alone to the queue', async () => {
      harness.server.meet({ kind: 'rate-limited', retryAfter: '3600' });
      const failure = await failureOf(publish());
      expect(failure).toMatchObject({ reason: 'transient', code: 'HTTP_429', retryAfterSeconds: 3600 });
      expect(sent()).toBe('POST');
      expect(harness.pauses).toEqual([]);
    });

    it('takes the password nowhere else', async () => {
      harness.server.meet({ kind: 'redirect' });
      expect(await failureOf(publish())).toMatchObject({ reason: 'transient', code: 'HTTP_302' });
      expect(harness.server.requests.map(({ path }) => path)).toEqual(['/jobs']);
    });

    it('says so when no server listens', async () => {
      await harness.server.close();
      const failure = await failureOf(publish());
      expect(failure).toMatchObject({ reason: 'transient', code: 'ECONNREFUSED' });
      expect(failure.message).toBe('CV-Library could not be reached. Try again later.');
      expect(harness.pauses).toHaveLength(2);
      // `afterEach` closes a server once more.
      harness = await start();
    });
  });

  it.each(['http://board.example', 'https://u:secret@board.example', 'https://board.example/?key=secret', 'secret'])(
    'refuses the base address %s without repeating it',
    (baseUrl) => {
      expect(() => createCvLibraryBoard({ baseUrl, now: harness.clock.now })).toThrow(/^(?!.*secret).*https:\/\/host/);
    },
  );
});
