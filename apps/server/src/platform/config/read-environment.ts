import { type Config, readConfig } from './config.ts';

/** The only place that reads the environment. */
export const readEnvironment = (overrides: Record<string, string | undefined> = {}): Config =>
  readConfig({ ...process.env, ...overrides });
