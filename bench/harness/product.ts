import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePort } from '../../apps/server/src/platform/postgres/free-port.ts';
import runtime from '../../scripts/launch/server-runtime.json' with { type: 'json' };

const ownRoot = path.resolve(import.meta.dirname, '../..');

export interface ProductOptions {
  entry: 'all' | 'api' | 'worker';
  dataDir: string;
  port?: number;
  environment?: Record<string, string>;
  readyTimeoutMs?: number;
  /** Where its sources lie, when they are not those beside this file. */
  root?: string;
}

export interface Product {
  url: string;
  port: number;
  pid: number;
  /** From the start of the process to the first good answer of /readyz (or the worker's own word). */
  readyAfterMs: number;
  /** Everything the process has written so far. */
  output(): string;
  isRunning(): boolean;
  /** The exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
  /** Asks it to stop and waits. */
  stop(): Promise<number | string>;
}

/** What a measurement runs against: the product as it is deployed, with the demonstration's people in it. */
export const productionEnvironment = (port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET_KEY: 'a key for measurements, not for secrets',
  SEED_DEMO: '1',
  ALLOW_DEMO_IN_PRODUCTION: '1',
});

const running = new Set<ChildProcess>();
// Whatever ends this process, nothing it started outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Asks whatever was started and still runs to stop, and waits. */
export async function stopRunning(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
}

/** Starts the product as its own process, on a free port of this machine, and waits until it is ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const product = await launchProduct(options);
  await product.untilReady();
  return product;
}

/** The same without waiting, for those who want to start several at one moment. */
export async function launchProduct(options: ProductOptions): Promise<Product & { untilReady(): Promise<void> }> {
  const port = options.port ?? (await pickFreePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [...runtime.flags, path.join(options.root ?? ownRoot, 'apps/server/src/entry', `${options.entry}.ts`)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Only what is said here: the caller's own settings must not change what is measured.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: options.dataDir,
        LOG_LEVEL: 'info',
        ...runtime.environment,
        ...options.environment,
      },
    },
  );
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | string;
  });
  if (child.pid === undefined) throw new Error(`${options.entry} could not be started`);

  const product: Product & { untilReady(): Promise<void> } = {
    url,
    port,
    pid: child.pid,
    readyAfterMs: Number.NaN,
    output: () => output,
    isRunning: () => running.has(child),
    ended,
    kill: (signal) => void child.kill(signal),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    async untilReady() {
      const deadline = startedAt + (options.readyTimeoutMs ?? 60_000);
      const isReady =
        options.entry === 'worker' ? async () => output.includes('worker ready') : () => answersReady(url);
      while (!(await isReady())) {
        if (!running.has(child)) throw new Error(`${options.entry} ended before it was ready:\n${output}`);
        if (performance.now() > deadline) throw new Error(`${options.entry} was not ready in time:\n${output}`);
        await sleep(20);
      }
      product.readyAfterMs = performance.now() - startedAt;
    },
  };
  return product;
}

export async function answersReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
