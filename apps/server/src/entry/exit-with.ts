import { UnusableBackup } from '../platform/backup/manifest.ts';
import { ConfigurationError } from '../platform/config/configuration-error.ts';
import { describeError } from '../platform/describe-error.ts';

/** A sentence that names what to mend, not a stack. */
export function exitWith(error: unknown, failure = 'Candela could not start'): never {
  if (error instanceof ConfigurationError || error instanceof UnusableBackup) console.error(error.message);
  else console.error(`${failure}: ${JSON.stringify(describeError(error))}`);
  process.exit(1);
}
