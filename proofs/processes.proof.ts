import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDemonstration } from '../bench/harness/demonstration.ts';
import { signInAs } from '../bench/harness/people.ts';
import { childrenOf, residentMemory } from '../bench/harness/process-figures.ts';
import { say } from '../bench/harness/say.ts';
import { megabytes } from '../bench/harness/temporary-place.ts';
import { call } from './harness/calls.ts';

export const about =
  'two processes behind one port: one session, one limit, lines that end with their session; one that is killed is replaced';
export const rounds = 1;

const token = 'a token for measurements only';
/** How often an open line is asked whether it may go on. */
const beatMs = 20_000;

export const prove = (count: number): Promise<void> =>
  withDemonstration(
    async ({ product: { url, pid } }) => {
      for (let round = 1; round <= count; round += 1) await proveOnce(url, pid);
    },
    { API_PROCESSES: '2', METRICS_TOKEN: token },
  );

async function proveOnce(url: string, pid: number): Promise<void> {
  await untilBothAnswer(url);
  const memory = await Promise.all([pid, ...(await childrenOf(pid))].map(residentMemory));
  say(`  both answer; background and children hold ${memory.map(megabytes).join(', ')}`);

  // A session is known everywhere, and ended everywhere from the next request on.
  const access = await signInAs(url, 'recruiter');
  const before = await askOften(url, access);
  assert.deepEqual([...new Set(before)], [200]);
  const lines = await Promise.all(Array.from({ length: 4 }, () => openLine(url, access)));
  const begun = Date.now();
  const left = await call(`${url}/api/auth/logout`, { method: 'POST', token: access });
  assert.ok(left.status < 300, `signing out answered ${left.status}`);
  const after = await askOften(url, access);
  assert.deepEqual([...new Set(after)], [401], 'no process goes on with a session that has ended');
  say(`  ${before.length} requests known on both, ${after.length} refused on both after signing out`);

  // Well before the next beat, which would find out by itself.
  const inTime = sleep(beatMs / 2, 'still open', { ref: false });
  const ends = await Promise.all(lines.map(({ ended }) => Promise.race([ended, inTime])));
  assert.deepEqual([...new Set(ends)], ['ended'], 'no open line outlives its session');
  say(`  ${lines.length} open lines on both had ended ${Date.now() - begun} ms after signing out began`);

  // Whichever process answers, they are counted together: ten wrong passwords are no twenty.
  const wrong: number[] = [];
  while (!wrong.includes(429) && wrong.length < 60) wrong.push(await signInWrongly(url));
  assert.ok(wrong.includes(429), 'wrong passwords are limited');
  assert.deepEqual([...new Set(await Promise.all(Array.from({ length: 8 }, () => signInWrongly(url))))], [429]);
  say(`  wrong passwords are refused after ${wrong.indexOf(429)}, by both`);

  const [victim] = await apiProcesses(url);
  assert.ok(victim);
  process.kill(victim, 'SIGKILL');
  const replaced = async () => !(await apiProcesses(url)).includes(victim);
  await untilBothAnswer(url, replaced);
  say('  a killed process was replaced');
}

/** The answer that stays open, on a connection of its own. */
const openLine = (url: string, access: string): Promise<{ ended: Promise<string> }> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${access}` };
    get(`${url}/api/live`, { headers, agent: new Agent({ keepAlive: false }) }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a line answered ${answer.statusCode}`));
      answer.resume();
      resolve({ ended: new Promise((end) => answer.once('close', () => end('ended'))) });
    }).once('error', reject);
  });

/** New connections go to the processes in turns. */
const askOften = (url: string, access: string): Promise<number[]> =>
  Promise.all(Array.from({ length: 20 }, () => ask(`${url}/api/recruiter`, access).then(({ status }) => status)));

const signInWrongly = async (url: string): Promise<number> =>
  (
    await call(`${url}/api/auth/login`, {
      body: { email: 'wrong@demo.candela.test', role: 'candidate', password: 'wrong' },
    })
  ).status;

/** The processes that answer, by their own figures. */
async function apiProcesses(url: string): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(`${url}/metrics`, token).catch(() => ({ status: 0, text: '' }))),
  );
  return [...new Set(answers.map(({ text }) => Number(/^process_id (\d+)$/m.exec(text)?.[1])))].filter(Boolean);
}

async function untilBothAnswer(url: string, also = async () => true): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(200)) {
    if ((await apiProcesses(url)).length === 2 && (await also())) return;
  }
  throw new Error('Two processes did not answer in time');
}

function ask(url: string, bearer: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    // What a killed process had been handed is never answered.
    const signal = AbortSignal.timeout(10_000);
    get(url, { agent, signal, headers: { authorization: `Bearer ${bearer}` } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}
