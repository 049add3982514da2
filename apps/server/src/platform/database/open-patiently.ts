/** More than this share of the waiting spent on work of its own: the process could hardly hear an answer. */
const busyShare = 0.5;

/**
 * Opens a connection. Time is up whether the database is silent or this process was too busy to hear it, as in the first
 * seconds after a first start, when code is compiled and first scores are worked out; the second is no reason to fail, and is
 * tried once more.
 */
export async function openPatiently<Connection>(open: () => Promise<Connection>): Promise<Connection> {
  const before = performance.eventLoopUtilization();
  try {
    return await open();
  } catch (error) {
    if (!isTimeUp(error) || performance.eventLoopUtilization(before).utilization < busyShare) throw error;
    return open();
  }
}

/** In the words of `pg`: a connection that did not come to be, and a pool in which none became free. */
const isTimeUp = (error: unknown): boolean =>
  error instanceof Error && /connection timeout|timeout exceeded when trying to connect/.test(error.message);
