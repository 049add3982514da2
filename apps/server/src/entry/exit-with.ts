import { UnusableBackup } from '../platform/backup/manifest.ts';
import { ConfigurationError } from '../platform/config/config.ts';
import { describeError } from '../platform/describe-error.ts';

/** A sentence that names what to mend, not a stack. */
export function exitWith(error: unknown, failure = 'Candela could not start'): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigurationError || error instanceof UnusableBackup) console.error(message);
  else if (code === 'EADDRINUSE') console.error(`The port is taken: ${message}. Set PORT to another one.`);
  else console.error(`${failure}: ${JSON.stringify(describeError(error))}`);
  process.exit(1);
}
