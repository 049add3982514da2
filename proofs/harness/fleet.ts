import { type Product, startProduct } from '../../bench/harness/product.ts';

/** The product in one process, or with its background work in another. */
export interface Fleet {
  products: Product[];
  /** Answers requests. */
  api: Product;
  /** Does the background work. */
  worker: Product;
}

interface FleetOptions {
  dataDir: string;
  port: number;
  environment?: Record<string, string>;
  isSplit: boolean;
}

/** What is proved is not how quickly it starts. */
const readyTimeoutMs = 180_000;

export async function startFleet({ isSplit, ...given }: FleetOptions): Promise<Fleet> {
  const options = { ...given, readyTimeoutMs };
  if (!isSplit) {
    const all = await startProduct({ ...options, entry: 'all' });
    return { products: [all], worker: all, api: all };
  }
  const [api, worker] = await Promise.all([
    startProduct({ ...options, entry: 'api' }),
    startProduct({ ...options, entry: 'worker' }),
  ]);
  return { products: [api, worker], worker, api };
}

/** Kills the process that does the background work, as a machine that dies would, and starts another. The API, where it is apart, goes on. */
export async function replaceWorker(
  fleet: Fleet,
  options: FleetOptions,
  between?: () => Promise<unknown>,
): Promise<Fleet> {
  fleet.worker.kill('SIGKILL');
  await fleet.worker.ended;
  await between?.();
  if (!options.isSplit) return startFleet(options);
  const { isSplit: _, ...rest } = options;
  const worker = await startProduct({ ...rest, entry: 'worker', readyTimeoutMs });
  return { products: [fleet.api, worker], worker, api: fleet.api };
}
