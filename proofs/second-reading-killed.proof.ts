import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { cvText } from '../apps/server/src/testing/uploads.ts';
import { signInAs } from '../bench/harness/people.ts';
import { startProduct } from '../bench/harness/product.ts';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { llmServerKey, startLlmServer } from '../packages/integrations/src/testing/llm-server.ts';
import { call } from './harness/calls.ts';
import { embeddedIn } from './harness/embedded-server.ts';

export const about =
  'a language model that hangs, and a worker killed while it waits: CVs are ranked at once, each is read again, few calls are made twice';
export const rounds = 1;

const count = 8;
const kills = 2;
/** Of each task of each CV: the first, and one for each time a worker may die. */
const mostAsked = 3;

export async function prove(times: number): Promise<void> {
  for (let round = 1; round <= times; round += 1) await inTemporaryPlace((directory) => proveOnce(directory, round));
}

async function proveOnce(directory: string, round: number): Promise<void> {
  let isAnswering = false;
  const model = await startLlmServer(async ({ task }) => {
    while (!isAnswering) await sleep(50);
    return task === 'parse_cv'
      ? { experience: [], education: [], skills: ['leg ulcer clinic'], certificates: [], languages: [] }
      : { reasons: [] };
  });
  const dataDir = path.join(directory, 'data');
  const port = await pickFreePort();
  const environment = {
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'small',
    LLM_API_KEY: llmServerKey,
    LLM_TASKS: 'parse-cv,authorship',
  };
  const start = () => startProduct({ entry: 'all', dataDir, port, environment });
  const database = embeddedIn(dataDir);
  let product = await start();
  const token = await signInAs(product.url, 'recruiter');
  const jobs = (await call(`${product.url}/api/jobs/recruiter?status=Active`, { token })).body.data as {
    _id: string;
  }[];
  const jobId = jobs[0]?._id;
  const cvs = Array.from({ length: count }, (_, index) => ({ fileName: `cv-${index}.txt` }));
  const signed = (await call(`${product.url}/api/upload/generate-upload-urls`, { token, body: { cvs, jobId } }))
    .body as unknown as { uploadUrls: { uploadUrl: string; contentType: string; key: string }[] };
  for (const [index, { uploadUrl, contentType }] of signed.uploadUrls.entries()) {
    const extra = `Kept the log of light${'abcdefgh'[index]}`;
    const body = cvText({ name: `Alex Number${index}`, email: `person${index}@hangs.test`, extra });
    await fetch(new URL(uploadUrl, product.url), { method: 'PUT', headers: { 'content-type': contentType }, body });
  }
  // The demonstration's own files come first; how long ours take is told from when they are read.
  const isBusy = `select id from cv_files where status in ('arrived', 'reading') limit 1`;
  while ((await database.query(isBusy)).length > 0) await sleep(200);
  const uploadedAt = performance.now();
  await call(`${product.url}/api/upload/complete`, { token, body: { keys: signed.uploadUrls.map(({ key }) => key) } });

  const state = async () => {
    const [found] = await database.query<{ scored: number; awaiting: number; again: number }>(
      `select (select count(*)::int from scores s join candidates c on c.id = s.candidate_id
           where s.job_id = $1 and c.email like '%@hangs.test') as scored,
         (select count(*)::int from cvs where awaits_model <> '{}') as awaiting,
         count(*) filter (where 'leg ulcer clinic' = any (v.skills))::int as again
       from cvs v join candidates c on c.id = v.candidate_id where c.email like '%@hangs.test'`,
      [jobId],
    );
    assert.ok(found);
    return found;
  };
  const until = async (what: string, isSo: (now: Awaited<ReturnType<typeof state>>) => boolean) => {
    for (const deadline = Date.now() + 400_000; ; await sleep(100)) {
      const now = await state();
      if (isSo(now)) return;
      assert.ok(Date.now() < deadline, `${what}: ${JSON.stringify(now)}`);
    }
  };
  await until('everyone is ranked while the model hangs', ({ scored, awaiting }) => scored === count && awaiting > 0);
  const rankedMs = performance.now() - uploadedAt;

  for (let kill = 0; kill < kills; kill += 1) {
    const before = model.questions.length;
    for (const deadline = Date.now() + 120_000; model.questions.length === before && Date.now() < deadline; ) {
      await sleep(100);
    }
    product.kill('SIGKILL');
    await product.ended;
    product = await start();
  }
  isAnswering = true;
  await until('every CV is read again', ({ awaiting, again }) => awaiting === 0 && again === count);
  // Of each task and CV, those of the demonstration among them: the worker may have died while it waited for one of those.
  const asked = new Map<string, number>();
  for (const { task, material } of model.questions) {
    const key = `${task} ${JSON.stringify(material)}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
  }
  const ours = [...asked.keys()].filter((key) => key.includes('Kept the log of light'));
  const most = Math.max(...asked.values());
  assert.equal(ours.length, count * 2, 'each CV was asked about for both tasks');
  assert.ok(most > 1, 'it was killed while it waited');
  assert.ok(most <= mostAsked, `one was asked about ${most} times`);
  say(
    `  round ${round}: ${count} CVs ranked ${(rankedMs / 1000).toFixed(1)} s after the upload with a silent model; killed ${kills} times; ` +
      `${model.questions.length} calls for ${asked.size} questions, none more than ${most} times`,
  );
  await product.stop();
  await model.close();
}
