import { flushCompileCache } from 'node:module';
import { createApplication, taskDefinitions } from '../application.ts';
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { seedDemo } from '../demo/seed-demo.repo.ts';
import { shutOutDemoAccounts } from '../features/auth/demo-accounts.service.ts';
import { warmUpEngine } from '../features/scoring/warm-up.ts';
import type { Config } from '../platform/config/config.ts';
import { explainListening } from '../platform/config/explain-listening.ts';
import { environmentWarnings, readEnvironment } from '../platform/config/read-environment.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { whenLauncherIsLost } from './launcher-watch.ts';
import { letGoOfStart } from './let-go-of-start.ts';
import { openPlatform } from './open-platform.ts';
import { untilReached } from './until-reached.ts';

export interface Parts {
  api: boolean;
  worker: boolean;
}

export interface Running {
  /** Where it answers; undefined without the API. */
  address: string | undefined;
  wasSeeded: boolean;
  config: Config;
  log: Logger;
  stop(signal: string): Promise<void>;
}

/** Starts the named parts in this process, says that they are ready, and stops them in order when asked to. */
export async function run(parts: Parts): Promise<void> {
  const startedAt = performance.now();
  const starting = start(parts);
  // From the first moment on: it may be told to stop as soon as it answers, which is before all of it has started.
  stopAtSignal(async (signal) => (await starting).stop(signal));
  const running = await starting;
  if (running.address) announce(running, running.address, startedAt);
  else running.log.info(`worker ready in ${secondsSince(startedAt)} s`);
}

/** The same without a word, for those who say it themselves. */
export async function start(parts: Parts): Promise<Running> {
  const config = readEnvironment();
  const log = createLogger(config.logLevel);
  for (const warning of environmentWarnings(config)) log.warn(warning);
  endWithOneLine(log);
  // Requests alone ask for explanations; background work has threads of its own for the engine.
  if (parts.api)
    warmUpEngine().catch((error: Error) => log.error({ err: error }, 'the engine could not be made ready'));
  const platform = await openPlatform(config, log, { upkeep: parts.worker });
  const { database, queue, clock } = platform;
  const reached = <T>(work: () => Promise<T>) => untilReached(log, work);
  const wasSeeded = config.seedDemo && (await reached(() => seedDemo(platform)));
  const shutOut = await reached(() => shutOutDemoAccounts(database, clock, config));
  if (shutOut.length > 0) {
    log.warn(`${shutOut.length} demo accounts in this database cannot sign in to production: ${shutOut.join(', ')}`);
  }

  const application = createApplication(platform);
  const app = parts.api ? await application.createHttp({ withWeb: true }) : undefined;
  const address = await app?.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListening(error, config);
  });
  // After the pages are there: what waits in the queue must not make the first visitor wait too.
  if (parts.worker) {
    await reached(() => queue.work(application.taskHandlers));
    for (const task of taskDefinitions.filter(({ isDueAtStart }) => isDueAtStart))
      await reached(() => queue.enqueue(database.system, task, {}, { tenant: 'platform', key: 'start' }));
  }
  // Otherwise it is written at the end, which a process that is killed never sees.
  flushCompileCache();
  letGoOfStart();

  return {
    address,
    wasSeeded,
    config,
    log,
    stop: async (signal) => {
      log.info({ signal }, 'stopping');
      await app?.close();
      await platform.close();
    },
  };
}

/** What is in flight finishes; something that hangs must not keep the process for ever. */
export function stopAtSignal(stop: (signal: string) => Promise<void>): void {
  let isStopping = false;
  const end = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    await stop(signal);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end(signal));
  whenLauncherIsLost(() => void end('launcher lost'));
}

const secondsSince = (startedAt: number): string => ((performance.now() - startedAt) / 1000).toFixed(1);

export function announce({ config, wasSeeded }: Running, address: string, startedAt: number): void {
  console.log(banner(config.publicUrl ?? address, secondsSince(startedAt), config.seedDemo, wasSeeded));
}

function banner(address: string, seconds: string, hasDemo: boolean, wasSeeded: boolean): string {
  const accounts = Object.values(demoAccounts).map(({ email, role }) => `    ${email.padEnd(32)} ${role}`);
  return [
    '',
    `  Candela is ready on ${address}  (${seconds} s)`,
    ...(hasDemo
      ? ['', `  Demo accounts${wasSeeded ? ' (just created)' : ''}, password ${demoPassword}:`, ...accounts]
      : []),
    '',
  ].join('\n');
}

/** What nothing caught ends the process, as it would anyway; but as one line of the log, like every other error. */
function endWithOneLine(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends: nothing caught this');
    process.exit(1);
  });
}
