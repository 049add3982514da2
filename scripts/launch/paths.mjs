import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the launcher keeps between runs. */
export const RUNTIME = join(ROOT, '.runtime');
