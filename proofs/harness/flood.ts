import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { cvText } from '../../apps/server/src/testing/uploads.ts';
import { call } from './calls.ts';

export interface FloodOptions {
  url: string;
  token: string;
  companyId: string;
  jobId: string;
  /** A PDF in base64. */
  description: string;
}

type Sent = Record<string, number>;
type Step = (options: FloodOptions, turn: number) => Promise<number>;

const filesAtOnce = 50;
const loopsEach = 4;

/**
 * Everything one organisation can ask for, from many connections at once, as fast as it is answered. In a thread of its
 * own: what it costs to flood is not the neighbour's to wait for.
 */
export function startFlood(options: FloodOptions): { stop(): Promise<Sent> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: options });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  return {
    async stop() {
      const sent = new Promise<Sent>((resolve) => worker.once('message', resolve));
      worker.postMessage('stop');
      const counts = await Promise.race([sent, failed]);
      await worker.terminate();
      return counts;
    },
  };
}

function flood(options: FloodOptions): Sent {
  const sent: Sent = { answered: 0, 'turned away': 0 };
  const loop = async (step: Step, id: number) => {
    for (let turn = 0; ; turn += 1) {
      const status = await step(options, id * 100_000 + turn).catch(() => 0);
      const outcome = status > 0 && status < 400 ? 'answered' : 'turned away';
      sent[outcome] = (sent[outcome] ?? 0) + 1;
      // It does not wait as it is told, but a script that never pauses measures itself.
      if (outcome === 'turned away') await sleep(20);
    }
  };
  const steps: Step[] = [uploadFolder, uploadDescription, editJob, list('/api/jobs/recruiter'), search, askForRun];
  for (const step of steps) for (let id = 0; id < loopsEach; id += 1) void loop(step, id);
  return sent;
}

const list =
  (path: string): Step =>
  async ({ url, token }) =>
    (await call(`${url}${path}`, { token })).status;

const search: Step = async ({ url, token }, turn) =>
  (await call(`${url}/api/recruiter/candidates?search=nurse%20${turn % 50}`, { token })).status;

/** New words for the job: everyone is scored again. */
const editJob: Step = async ({ url, token, jobId }, turn) =>
  (
    await call(`${url}/api/jobs/${jobId}`, {
      method: 'PATCH',
      token,
      body: { skills: [`Skill ${turn}`, 'Wound care', 'Care planning'] },
    })
  ).status;

const askForRun: Step = async ({ url, token, jobId }) =>
  (await call(`${url}/api/rankings/job/${jobId}/runs`, { method: 'POST', token, body: {} })).status;

const uploadDescription: Step = async ({ url, token, companyId, description }, turn) => {
  const body = { fileName: `flood-${turn}.pdf`, contentType: 'application/pdf', companyId, fileContent: description };
  return (await call(`${url}/api/upload/job-description`, { token, body })).status;
};

/** People with addresses: each is invited, so that mail floods too. */
const uploadFolder: Step = async ({ url, token, jobId }, turn) => {
  const cvs = Array.from({ length: filesAtOnce }, (_, index) => ({ fileName: `flood-${turn}-${index}.txt` }));
  const signed = await call(`${url}/api/upload/generate-upload-urls`, { token, body: { cvs, jobId } });
  if (signed.status >= 400) return signed.status;
  const files = signed.body.uploadUrls as { uploadUrl: string; contentType: string; key: string }[];
  for (const [index, { uploadUrl, contentType }] of files.entries()) {
    const body = cvText({ name: `Alex Flood${turn}x${index}`, email: `flood-${turn}-${index}@flood.test` });
    await fetch(new URL(uploadUrl, url), { method: 'PUT', headers: { 'content-type': contentType }, body });
  }
  return (await call(`${url}/api/upload/complete`, { token, body: { keys: files.map(({ key }) => key) } })).status;
};

if (!isMainThread && parentPort) {
  const sent = flood(workerData as FloodOptions);
  parentPort.once('message', () => parentPort?.postMessage(sent));
}
