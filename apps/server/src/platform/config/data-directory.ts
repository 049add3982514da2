import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigurationError } from './configuration-error.ts';

/** Before anything is put there: what stands in the way is said in the words of the one who set the variable. */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${obstacle(dataDir, (error as NodeJS.ErrnoException).code)}`);
  }
}

function obstacle(dataDir: string, code: string | undefined): string {
  if (code === 'EEXIST') return `${dataDir} is a file. Set it to a directory, or to a place where one can be made.`;
  if (code === 'ENOTDIR') return `${dataDir} lies below a file. Set it to a place where a directory can be made.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${dataDir} cannot be made or written, since this user lacks the rights. Give it to this user, or set it to another place.`;
  if (code === 'EROFS') return `${dataDir} is on a disk that cannot be written. Set it to a place that can be.`;
  if (code === 'ENOSPC')
    return `${dataDir} cannot be made, since the disk is full. Free space, or set it to another place.`;
  return `${dataDir} cannot be made (${code ?? 'for an unknown reason'}). Set it to a place where a directory can be made.`;
}
