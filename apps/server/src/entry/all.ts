import cluster from 'node:cluster';
import { readEnvironment } from '../platform/config/read-environment.ts';
import { serverUsage, takeNoArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { run } from './run.ts';
import { answerRequests, runProcesses } from './run-processes.ts';

/** Everything in one process, or with API_PROCESSES the background work in this one and requests in others. */
async function runAll(): Promise<void> {
  if (cluster.isWorker) return answerRequests();
  const { apiProcesses } = readEnvironment();
  return apiProcesses > 1 ? runProcesses(apiProcesses) : run({ api: true, worker: true });
}

takeNoArguments(serverUsage('all'));
await runAll().catch(exitWith);
