import { workerData } from 'node:worker_threads';

/**
 * Runs beside the reading, in a thread of its own: a document that never lets go keeps the process from hearing that the
 * server is gone, but not this.
 */
const { parent } = workerData;
const everyMs = 500;

setInterval(() => {
  // Whoever loses the parent is given to another. Not `exit`: that would end this thread alone.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);
