import { spawn } from 'node:child_process';
import type { RunAs } from './run-as.ts';

/** PostgreSQL's programs get no environment of ours: it holds secrets, and PG* variables would change what they do. */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C' };

/** Runs a program to its end; throws with what it last said when it fails. */
export async function runProgram(
  program: string,
  args: string[],
  options: { cwd: string; runAs: RunAs | undefined },
): Promise<void> {
  const child = spawn(program, args, {
    ...options.runAs,
    cwd: options.cwd,
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    // Out of the terminal's reach: Ctrl-C must not interrupt a shutdown half-way.
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => resolve(exitCode ?? signal ?? 'unknown'));
  });
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${lastLines(output, 12)}`);
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
