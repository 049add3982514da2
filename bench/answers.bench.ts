import { type FilledProduct, withFilledProduct } from './harness/filled-product.ts';
import { makeLongCv } from './harness/long-cvs.ts';
import { figure, type Measured, summarise } from './harness/measure.ts';
import { say, sayTable } from './harness/say.ts';

export const about =
  'what a person waits for: a search, why a candidate has their score, a pasted CV held against an advert';

const people = Number(process.env.PEOPLE ?? 20_000);
const times = 40;

const searches: readonly [string, string][] = [
  ['a name', 'search=person%20777'],
  ['a skill a fifth of them have', 'search=kubernetes'],
  ['a title known by other names', 'search=staff%20nurse'],
  ['a word everyone has', 'search=records'],
  ['two words, one mistyped', 'search=kubernetse%20react'],
  ['part of an address', 'search=person77%40'],
  ['nothing typed, at least ten years', 'minYears=10'],
];

export const run = (): Promise<void> =>
  withFilledProduct(people, async (filled) => {
    const { call } = filled;
    const found: string[] = [];
    const results: Answered[] = [
      await measure('GET /healthz (to compare)', filled, async () => {
        await (await fetch(`${filled.product.url}/healthz`)).arrayBuffer();
      }),
    ];
    for (const [name, query] of searches) {
      const target = `/api/recruiter/candidates?${query}`;
      const { pagination } = await call<{ pagination: { total: number } }>('GET', target);
      found.push(`${name} ${pagination.total.toLocaleString('en-GB')}`);
      results.push(await measure(`search: ${name}`, filled, () => call('GET', target)));
    }
    results.push(await explanation(filled), await trial(filled));
    sayTable(
      ['', 'p50 ms', 'p99 ms', 'server ms', 'database ms'],
      results.map(({ name, p50, p99, server, database }) => [name, ...[p50, p99, server, database].map(figure)]),
    );
    say(`\n  data: ${people.toLocaleString('en-GB')} CVs of a page; found: ${found.join(', ')}`);
    say('  server and database: processor time for each; the pasted CV is read in a process of its own, not counted');
    say('  the explanation is worked out anew each time (it is kept otherwise); the trial is a CV of 45 lines, pasted');
  });

interface Answered extends Measured {
  /** Processor time of server and database for each, in milliseconds. */
  server: number;
  database: number;
}

async function measure(name: string, { busyTimes }: FilledProduct, work: () => Promise<unknown>): Promise<Answered> {
  await work();
  const [server, database] = await busyTimes();
  const looks: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await work();
    looks.push(performance.now() - from);
  }
  const [serverThen, databaseThen] = await busyTimes();
  const whole = looks.reduce((sum, one) => sum + one, 0);
  return {
    ...summarise(name, looks, whole),
    server: (serverThen - server) / times,
    database: (databaseThen - database) / times,
  };
}

async function explanation(filled: FilledProduct): Promise<Answered> {
  const { call, client } = filled;
  const { rows } = await client.query<{ job_id: string; candidate_id: string }>(
    'select job_id, candidate_id from scores order by score desc limit 1',
  );
  const [best] = rows;
  if (!best) throw new Error('The demonstration has no candidate with a score');
  return measure('why a candidate has their score', filled, async () => {
    await client.query('update scores set evidence = null where evidence is not null');
    await call('GET', `/api/rankings/job/${best.job_id}/candidates/${best.candidate_id}`);
  });
}

function trial(filled: FilledProduct): Promise<Answered> {
  const { summary, skills, experience, education } = makeLongCv(7);
  const cv = [
    'Alex Example',
    summary,
    'Experience',
    ...experience.flatMap(({ title, duration, description }) => [title, duration, description]),
    'Education',
    ...education.map(({ qualification }) => qualification),
    'Skills',
    skills.join(', '),
  ].join('\n');
  const job = [
    'Operations manager',
    'We are looking for somebody to lead our operations in the north of the country.',
    'Requirements',
    '- Three years of leading a team',
    '- Experience of budgets and contracts with suppliers',
    'Responsibilities',
    '- Plan schedules and inspections across the region',
    '- Report to the board every quarter',
  ].join('\n');
  return measure('a pasted CV held against an advert', filled, async () => {
    // One visitor may not ask as often as this.
    await filled.client.query('delete from rate_limits');
    await filled.call('POST', '/api/site/try-match', { job, cv });
  });
}
