import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const watch = new URL('./launcher-watch.ts', import.meta.url).href;

/** Says so when it has begun, and when its launcher is gone. */
const server = `
  import { whenLauncherIsLost } from '${watch}';
  setInterval(() => undefined, 1000);
  whenLauncherIsLost(() => { console.log('lost'); process.exit(); });
  console.log('begun');`;

const launcher = `
  import { spawn } from 'node:child_process';
  const env = { ...process.env, CANDELA_LAUNCHER_PID: process.pid };
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', process.argv[1]];
  spawn(process.execPath, flags, { env, stdio: 'inherit' });`;

test('a launcher that is ended by force takes the server along', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', launcher, server]);
  let output = '';
  started.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(started.stdout, 'end');
  await expect.poll(() => output, { timeout: 30_000 }).toContain('begun');
  started.kill('SIGKILL');
  // Both ends of the pipe are closed only once the server is gone as well.
  await ended;
  expect(output).toBe('begun\nlost\n');
});
