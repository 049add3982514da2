import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The product on an empty data directory, which goes when it stops. Limits are off: the journeys are many, the address is one. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'candela-e2e-'));
const product = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/entry/all.ts'], {
  env: { ...process.env, PORT: process.env.E2E_PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: '0' },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
product.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
