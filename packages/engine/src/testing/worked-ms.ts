/** What this thread has worked so far, in milliseconds: a busy machine makes a test wait, but not work longer. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
