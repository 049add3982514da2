import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const isWindows = process.platform === 'win32';

/** The environment of our children: what they call `node` is the Node that runs this. */
export function environment(additions = {}, node = process.execPath) {
  const env = { ...process.env, ...additions };
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [dirname(node), env[name]].filter(Boolean).join(delimiter);
  return env;
}

/** Runs a program in this terminal, passes signals on to it, waits for it and answers its exit code. */
export function runForeground(
  program,
  args,
  { env = environment(), cwd = ROOT, shell = false, onStart = () => undefined } = {},
) {
  const child = spawn(program, args, { stdio: 'inherit', cwd, env, shell });
  onStart(child);
  const stopPassing = passSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopPassing();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a program in the background; its output is returned, not shown. */
export function runQuietly(program, args, { env = environment(), cwd = ROOT, shell = false } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env, shell });
  const stopPassing = passSignals(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopPassing();
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

/** The command line of npm itself; npm tells its scripts where it is. */
export function npmCommand(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script, ...args], shell: false };
  return { program: isWindows ? 'npm.cmd' : 'npm', args, shell: isWindows };
}

/** The command line of a program that a dependency brings. */
export function binCommand(name, args, folder = ROOT) {
  const program = join(folder, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);
  return { program, args, shell: isWindows };
}

/** Ends the child when we are told to end. Answers how to stop caring. */
function passSignals(child) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      // Ctrl-C reaches every process of the terminal by itself.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return () => {
    for (const remove of handlers) remove();
    clearInterval(watch);
  };
}

/**
 * npm passes signals to the shell between it and us, and some shells die of them without telling us (Debian's does); a
 * killed npm tells no one. Then nothing would end the server: so the loss of either counts as a signal too.
 */
function watchNpm(onLost) {
  if (!process.env.npm_lifecycle_event || isWindows) return undefined;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    onLost();
  }, 100);
  watch.unref();
  return watch;
}

/** Our parent, and where it can be asked (Linux) its parent. */
function ancestors() {
  const parent = process.ppid;
  try {
    const afterName = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1);
    return `${parent} ${afterName.split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
}
