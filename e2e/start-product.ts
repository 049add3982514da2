import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dataDir, port } from './product-place.ts';

/** The product on an empty data directory, which goes when it stops. Limits are off: the journeys are many, the address is one. */
const clear = () => rmSync(dataDir, { recursive: true, force: true });
clear();
// Started by root, the database runs as another user, who has to reach its files.
mkdirSync(dataDir, { mode: 0o711 });

// Whatever database this machine uses otherwise, the journeys have one of their own.
const { DATABASE_URL: _, ...environment } = process.env;
// The reader changes scores some time after they are made: journeys that compare scores would depend on how quick it is.
const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: '0', READER: '0' };
const product = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/entry/all.ts'], {
  env: { ...environment, ...settings },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
product.on('exit', (code) => {
  clear();
  process.exit(code ?? 0);
});
