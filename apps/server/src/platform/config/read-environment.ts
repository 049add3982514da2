import { type Config, readConfig, variableNames } from './config.ts';
import { startWarnings } from './start-warnings.ts';
import { unknownVariables, unknownVariableWarning } from './unknown-variables.ts';

/** The only place that touches the environment. */
export const readEnvironment = (overrides: Record<string, string | undefined> = {}): Config =>
  readConfig({ ...process.env, ...overrides });

/** What a start should say of the environment besides what it refuses. */
export const environmentWarnings = (config: Config): string[] => [
  ...unknownVariables(process.env, variableNames).map((name) => unknownVariableWarning(name, variableNames)),
  ...startWarnings(config),
];

/**
 * React decides by NODE_ENV, at the moment it is loaded, whether to check everything twice. A built web app runs on the
 * fast one wherever it runs; our own configuration was read before and does not change.
 */
export function preferProductionReact(): void {
  process.env.NODE_ENV = 'production';
}
