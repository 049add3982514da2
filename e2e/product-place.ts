import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the product of the browser journeys stands: known before it starts, to it and to those who visit it. */
export const port = Number(process.env.E2E_PORT ?? 31_990);
export const address = `http://127.0.0.1:${port}`;
export const dataDir = path.join(tmpdir(), `candela-e2e-${port}`);
