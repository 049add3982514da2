import { type Config, readConfig } from './config.ts';

/** The only place that touches the environment. */
export const readEnvironment = (overrides: Record<string, string | undefined> = {}): Config =>
  readConfig({ ...process.env, ...overrides });

/**
 * React decides by NODE_ENV, at the moment it is loaded, whether to check everything twice. A built web app runs on the
 * fast one wherever it runs; our own configuration was read before and does not change.
 */
export function preferProductionReact(): void {
  process.env.NODE_ENV = 'production';
}
