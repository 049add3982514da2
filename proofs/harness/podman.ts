import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildah } from './image.ts';

const run = promisify(execFile);

export interface Podman {
  podman(...args: string[]): Promise<string>;
  /** What a container wrote last. */
  lastWords(container: string): Promise<string>;
  /** podman-compose with the file of the product and its variables. */
  compose(...args: string[]): Promise<string>;
}

/**
 * Debian's podman (with `runc`, `catatonit`, `podman-compose` and `golang-github-containernetworking-plugin-dnsname`), set up so that
 * it also runs inside a container: no systemd, no limits above those that this machine has itself. It sees buildah's images.
 */
export async function openPodman(
  directory: string,
  file: string,
  project: string,
  variables: Record<string, string>,
): Promise<Podman> {
  const store = await buildah('info', '--format', '{{.store.GraphDriverName}} {{.store.GraphRoot}} {{.store.RunRoot}}');
  const [driver, graphRoot, runRoot] = store.split(' ');
  const [storage, containers] = [path.join(directory, 'storage.conf'), path.join(directory, 'containers.conf')];
  await writeFile(storage, `[storage]\ndriver = "${driver}"\ngraphroot = "${graphRoot}"\nrunroot = "${runRoot}"\n`);
  await writeFile(
    containers,
    [
      '[containers]',
      'default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]',
      '[engine]',
      'runtime = "runc"',
      'cgroup_manager = "cgroupfs"',
      'events_logger = "file"',
      '',
    ].join('\n'),
  );
  const env = { ...process.env, CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: containers, ...variables };
  const call = async (program: string, args: string[]) =>
    (await run(program, args, { env, maxBuffer: 2 ** 26 })).stdout.trim();
  return {
    podman: (...args) => call('podman', args),
    lastWords: (container) => call('sh', ['-c', `podman logs --tail 20 ${container} 2>&1`]),
    compose: (...args) => call('podman-compose', ['-p', project, '-f', file, ...args]),
  };
}
