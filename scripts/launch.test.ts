import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Stands in for npm: notes what it is asked for, and leaves behind what the launcher looks for. */
const FAKE_NPM = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('npm-calls', process.argv.slice(2, 4).join(' ') + '\\n');
if (process.env.FAKE_NPM_FAILS) { console.log('npm says why'); process.exit(7); }
if (process.argv[2] === 'ci') mkdirSync('node_modules', { recursive: true });
if (process.argv[2] === 'run') {
  mkdirSync('apps/web/build/server', { recursive: true });
  writeFileSync('apps/web/build/server/index.js', '');
}
`;

const FAKE_SERVER = `
setInterval(() => undefined, 1000);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => { console.log('stopped in order'); process.exit(3); });
}
console.log('ready', process.env.NODE_ENV, process.argv.slice(2).join(' '));
`;

describe('the launcher', { timeout: 60_000 }, () => {
  let root: string;
  let children: ChildProcess[];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'candela-launch-'));
    children = [];
    await cp(import.meta.dirname, join(root, 'scripts'), { recursive: true });
    await put('package.json', '{ "type": "module" }');
    await put('package-lock.json', '{ "packages": { "node_modules/zod": { "version": "4.0.0" } } }');
    await put('npm.js', FAKE_NPM);
    await put('packages/contract/package.json', '{}');
    await put('apps/web/package.json', '{}');
    await put('apps/web/src/page.tsx', 'one');
    await put('apps/server/src/entry/all.ts', FAKE_SERVER);
    await put('apps/server/src/entry/admin.ts', 'console.log(process.argv.slice(2)); process.exitCode = 5;');
  });

  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(root, { recursive: true, force: true });
  });

  async function put(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }

  async function putProgram(name: string, text: string): Promise<void> {
    const path = join('node_modules', '.bin', name);
    await put(path, `#!/usr/bin/env node\n${text}`);
    await chmod(join(root, path), 0o755);
  }

  async function npmCalls(): Promise<string[]> {
    const text = await readFile(join(root, 'npm-calls'), 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean);
  }

  function launch(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['scripts/launch.mjs', ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm.js'), CHROMIUM_PATH: process.execPath, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const run = { child, output: '', ended: once(child, 'close').then(([code]) => Number(code)) };
    child.stdout.on('data', (chunk) => {
      run.output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      run.output += chunk;
    });
    return run;
  }

  async function startAndStop(): Promise<string> {
    const run = launch(['start']);
    await expect.poll(() => run.output, { timeout: 30_000 }).toContain('ready');
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(3);
    return run.output;
  }

  test('start installs and builds once, passes signals and the exit code', async () => {
    const first = await startAndStop();
    expect(first).toMatch(/✓ Dependencies installed {2}\d+\.\d s/);
    expect(first).toMatch(/✓ Web app built {2}\d+\.\d s/);
    expect(first).toContain('stopped in order');
    const second = await startAndStop();
    expect(second).toContain('✓ Dependencies are up to date');
    expect(second).toContain('✓ Web app is up to date');
    expect(await npmCalls()).toEqual(['ci --include=dev', 'run build']);
  });

  test('start builds again when a source has changed, and installs again when the lockfile has', async () => {
    await startAndStop();
    await put('apps/web/src/page.tsx', 'two');
    await startAndStop();
    expect(await npmCalls()).toEqual(['ci --include=dev', 'run build', 'run build']);
    await put('package-lock.json', '{ "packages": { "node_modules/zod": { "version": "4.0.1" } } }');
    await startAndStop();
    expect((await npmCalls()).slice(3)).toEqual(['ci --include=dev', 'run build']);
  });

  test('two first starts at once install once', async () => {
    const runs = [launch(['admin']), launch(['admin'])];
    await Promise.all(runs.map((run) => run.ended));
    expect(await npmCalls()).toEqual(['ci --include=dev']);
  });

  test("leaves a complete installation of the user's own alone, and completes an incomplete one", async () => {
    await put('node_modules/.package-lock.json', '{ "packages": { "node_modules/zod": { "version": "4.0.0" } } }');
    await launch(['admin']).ended;
    expect(await npmCalls()).toEqual([]);
    await put('node_modules/.package-lock.json', '{ "packages": { "node_modules/zod": { "version": "3.9.9" } } }');
    await launch(['admin']).ended;
    expect(await npmCalls()).toEqual(['ci --include=dev']);
  });

  test('says why a step failed, and stops there', async () => {
    const run = launch(['start'], { FAKE_NPM_FAILS: '1' });
    expect(await run.ended).toBe(1);
    expect(run.output).toMatch(/✗ Installing dependencies.*npm says why/s);
    expect(run.output).not.toContain('ready');
  });

  test('dev starts the server anew when one of its sources changes, and outlives a broken one', async () => {
    await mkdir(join(root, 'db'));
    const run = launch(['dev']);
    await expect.poll(() => run.output, { timeout: 30_000 }).toContain('ready development');
    await put('apps/server/src/entry/all.ts', 'process.exit(1);');
    await expect.poll(() => run.output, { timeout: 30_000 }).toContain('stopped in order');
    await put('apps/server/src/entry/all.ts', FAKE_SERVER.replace('ready', 'mended'));
    await expect.poll(() => run.output, { timeout: 30_000 }).toContain('mended development');
    run.child.kill('SIGTERM');
    await expect.poll(() => run.output.split('stopped in order').length, { timeout: 30_000 }).toBe(3);
  });

  test('admin passes its arguments and exit code', async () => {
    const run = launch(['admin', 'create', '--email', 'a@b.test']);
    expect(await run.ended).toBe(5);
    expect(run.output).toContain(`[ 'create', '--email', 'a@b.test' ]`);
  });

  test('stops the server when npm is killed', async () => {
    const npm = spawn(
      process.execPath,
      ['-e', `require('child_process').spawn(process.execPath, ['scripts/launch.mjs', 'start'], { stdio: 'inherit' })`],
      {
        cwd: root,
        env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm.js'), npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(npm);
    let output = '';
    npm.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output, { timeout: 30_000 }).toContain('ready');
    npm.kill('SIGKILL');
    await expect.poll(() => output, { timeout: 30_000 }).toContain('stopped in order');
  });

  test('an unknown command is explained', async () => {
    const run = launch(['strat']);
    expect(await run.ended).toBe(2);
    expect(run.output).toContain('npm start');
  });

  test.each(['start', 'dev', 'check', 'migrate', 'schema'])('%s refuses words that it would not hear', async (name) => {
    const run = launch([name, '--port', '80']);
    expect(await run.ended).toBe(2);
    expect(run.output).toMatch(/^npm (?:run )?\w+ takes no arguments, and --port 80 would do nothing\./);
    expect(await npmCalls()).toEqual([]);
  });

  describe('test', () => {
    const vitest = (passed: number, failed: number, code: number, testResults: unknown[] = []) => `
      const file = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).slice(18);
      const testResults = ${JSON.stringify(testResults)};
      require('fs').writeFileSync(file, JSON.stringify({ numPassedTests: ${passed}, numFailedTests: ${failed}, testResults }));
      process.exit(${code});`;
    const playwright = (expected: number, unexpected: number, code: number) => `
      const stats = { expected: ${expected}, unexpected: ${unexpected}, flaky: 1, skipped: 4 };
      require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats }));
      process.exit(${code});`;

    beforeEach(async () => {
      await put('node_modules/.package-lock.json', '{ "packages": { "node_modules/zod": { "version": "4.0.0" } } }');
      // The stand-ins are CommonJS.
      await put('node_modules/.bin/package.json', '{ "type": "commonjs" }');
      for (const name of ['biome', 'tsc', 'react-router', 'knip']) await putProgram(name, '');
      await put('scripts/check-dependencies.ts', '');
      await put('scripts/check-security.ts', '');
      await put('scripts/figures.ts', '');
      await putProgram('vitest', vitest(7, 0, 0));
      await putProgram('playwright', playwright(2, 0, 0));
    });

    async function lastLine(args: string[] = []): Promise<{ code: number; line: string | undefined; output: string }> {
      const run = launch(['test', ...args]);
      const code = await run.ended;
      return { code, line: run.output.trimEnd().split('\n').at(-1), output: run.output };
    }

    test('adds up what passed', async () => {
      const { code, line, output } = await lastLine();
      expect(line).toBe('10 passed, 0 failed');
      expect(code).toBe(0);
      expect(output).toMatch(/✓ Unused code/);
    });

    test('runs one part alone', async () => {
      expect(await lastLine(['--only=unit'])).toMatchObject({ code: 0, line: '7 passed, 0 failed' });
      expect(await lastLine(['--only=browser'])).toMatchObject({ code: 0, line: '3 passed, 0 failed' });
      expect(await lastLine(['--only=check'])).toMatchObject({ code: 0, line: '0 passed, 0 failed' });
      expect((await lastLine(['--only=nothing'])).code).toBe(1);
    });

    test('failed tests fail the run, and the other parts still run', async () => {
      const assertionResults = [
        { status: 'passed', fullName: 'counts', failureMessages: [] },
        { status: 'failed', fullName: 'adds up', failureMessages: ['expected 4, got 5'] },
      ];
      const testResults = [{ name: 'sums.test.ts', status: 'failed', message: '', assertionResults }];
      await putProgram('vitest', vitest(7, 2, 1, testResults));
      const { code, line, output } = await lastLine();
      expect({ code, line }).toEqual({ code: 1, line: '10 passed, 2 failed' });
      expect(output.slice(output.lastIndexOf('Browser tests'))).toMatch(/✗ sums.test.ts › adds up\nexpected 4, got 5/);
    });

    test('a failed check fails the run and shows its output', async () => {
      await putProgram('knip', `console.log('unused: everything'); process.exit(1);`);
      const { code, line, output } = await lastLine();
      expect({ code, line }).toEqual({ code: 1, line: '10 passed, 1 failed' });
      expect(output).toContain('unused: everything');
    });

    test('a suite that dies without a failed test is a failure', async () => {
      await putProgram('playwright', playwright(2, 0, 1));
      expect(await lastLine()).toMatchObject({ code: 1, line: '10 passed, 1 failed' });
    });

    test('a suite without tests is a failure', async () => {
      await putProgram('vitest', vitest(0, 0, 0));
      expect(await lastLine(['--only=unit'])).toMatchObject({ code: 1, line: '0 passed, 1 failed' });
    });

    test('a suite without a report is a failure', async () => {
      await putProgram('vitest', '');
      expect(await lastLine(['--only=unit'])).toMatchObject({ code: 1, line: '0 passed, 1 failed' });
    });

    test('a missing browser is explained and fails', async () => {
      const run = launch(['test', '--only=browser'], { CHROMIUM_PATH: '/nowhere/chromium' });
      expect(await run.ended).toBe(1);
      expect(run.output).toContain('CHROMIUM_PATH');
      expect(run.output.trimEnd()).toMatch(/\n0 passed, 1 failed$/);
    });
  });
});
