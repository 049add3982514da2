import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
// Without an engine: layers are plain copies, and a process runs in a changed root with this machine's network.
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

export const base = 'localhost/candela-base';
export const image = 'localhost/candela';

export const buildah = async (...args: string[]): Promise<string> =>
  (await run('buildah', args, { env, maxBuffer: 2 ** 26 })).stdout.trim();

export interface Contained {
  /** Its exit code. */
  ended: Promise<number | null>;
  output(): string;
  stop(): Promise<void>;
}

/** A process in a container of its own, made of the image. */
export async function runInside(settings: Record<string, string>, command: readonly string[]): Promise<Contained> {
  const container = await buildah('from', image);
  const given = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const child = spawn('buildah', ['run', '--user', 'node', ...given, container, '--', ...command], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ended together with what it runs.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    ended,
    output: () => output,
    stop: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await buildah('rm', container);
    },
  };
}

/**
 * Debian from its packages, the Node.js this runs on, npm, and the user that official images have. Kept for the next time:
 * fetching Debian takes minutes.
 */
export async function makeBase(directory: string): Promise<void> {
  if (await buildah('inspect', '--type', 'image', base).catch(() => '')) return;
  const root = path.join(directory, 'debian');
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root], {
    maxBuffer: 2 ** 26,
  });
  await cp(process.execPath, path.join(root, 'usr/local/bin/node'));
  const npm = path.join((await run('npm', ['root', '-g'])).stdout.trim(), 'npm');
  await mkdir(path.join(root, 'usr/local/lib/node_modules'), { recursive: true });
  await cp(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  await writeFile(
    path.join(root, 'usr/local/bin/npm'),
    '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n',
    {
      mode: 0o755,
    },
  );
  await run('chroot', [root, 'useradd', '-m', 'node']);
  const container = await buildah('from', 'scratch');
  await buildah('copy', '-q', container, root, '/');
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted) {
    // What this machine trusts to reach the registry, the build trusts too.
    await buildah('copy', '-q', container, trusted, '/etc/ssl/certs/of-this-machine.crt');
    await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/of-this-machine.crt', container);
  }
  await buildah('commit', '-q', '--rm', container, base);
}

export const buildImage = (repository: string): Promise<string> =>
  buildah(
    'bud',
    '-q',
    '--layers',
    '--build-arg',
    `NODE_IMAGE=${base}`,
    '-f',
    path.join(repository, 'deploy/Dockerfile'),
    '-t',
    image,
    repository,
  );
