import autocannon from 'autocannon';
import { processorTime } from './process-figures.ts';

export interface Measured {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** Processor time of the server process for each, in microseconds. */
  cost?: number;
  /** The same of the database with everything it started. */
  databaseCost?: number;
}

export interface HttpLoad {
  name: string;
  pid: number;
  url: string;
  connections: number;
  seconds: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Much code, seldom run, takes longer until it runs as fast as it ever will. */
  warmUpSeconds?: number;
  /** From so many addresses in turn, where the server is told to believe in a proxy. */
  addresses?: number;
  /** Processor time of the database so far, in milliseconds, where that is to be measured too. */
  databaseTime?(): Promise<number>;
}

/** Loads one address from this process, which does nothing else meanwhile; the server is another. */
export async function measureHttp(measured: HttpLoad): Promise<Measured> {
  const { name, pid, seconds, databaseTime, addresses, warmUpSeconds = 1, ...asked } = measured;
  const load = { ...asked, ...(addresses && { requests: fromAddresses(addresses, asked.headers) }) };
  const busyTimes = () => Promise.all([processorTime(pid), databaseTime?.()]);
  // A short run first: code that has never run hot is not what we measure.
  await autocannon({ ...load, duration: warmUpSeconds });
  const before = await busyTimes();
  const result = await autocannon({ ...load, duration: seconds });
  const after = await busyTimes();
  const [cost, databaseCost] = after.map((then, index) => {
    const earlier = before[index];
    return then === undefined || earlier === undefined ? undefined : ((then - earlier) * 1000) / result.requests.total;
  });
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
    ...(cost !== undefined && { cost }),
    ...(databaseCost !== undefined && { databaseCost }),
  };
}

const fromAddresses = (count: number, headers: HttpLoad['headers']) =>
  Array.from({ length: count }, (_, index) => ({ headers: { ...headers, 'x-forwarded-for': `192.0.2.${index}` } }));

/** Times of single operations, in milliseconds, as the same figures. */
export function summarise(name: string, times: readonly number[], totalMs: number): Measured {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { name, perSecond: (times.length / totalMs) * 1000, p50: at(0.5), p99: at(0.99), errors: 0 };
}

export const measuredHeader = [
  '',
  'per second',
  'p50 ms',
  'p99 ms',
  'errors',
  'server µs each',
  'database µs each',
  'against the first',
];

export function measuredRows(results: readonly Measured[]): string[][] {
  const first = results[0]?.perSecond ?? Number.NaN;
  return results.map(({ name, perSecond, p50, p99, errors, cost, databaseCost }) => [
    name,
    figure(perSecond),
    figure(p50),
    figure(p99),
    String(errors),
    cost === undefined ? '–' : figure(cost),
    databaseCost === undefined ? '–' : figure(databaseCost),
    `× ${(perSecond / first).toPrecision(2)}`,
  ]);
}

export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3);
