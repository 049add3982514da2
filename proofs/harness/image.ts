import { execFile, spawn } from 'node:child_process';
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

/** A process in a container made of the image. */
export const runInside = (container: string, settings: Record<string, string>, command: readonly string[]) =>
  spawn(
    'buildah',
    [
      'run',
      '--user',
      'node',
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      container,
      '--',
      ...command,
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );

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
