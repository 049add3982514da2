import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { DeploymentTools } from './deployment-tools.ts';

const run = promisify(execFile);
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Model {
  new (data: KubernetesObject): { validate(): void };
}

/**
 * What is wrong with the objects by the schemas of Kubernetes. The types made of them know every field, so that an unknown one
 * fails; the validators made of them know formats and bounds, which types do not.
 */
export async function problemsOf(tools: DeploymentTools, objects: readonly KubernetesObject[]): Promise<string[]> {
  return [...unsteady(objects), ...(await wrongFields(tools, objects)), ...(await wrongValues(tools, objects))];
}

/** The packages know versions that Kubernetes has taken back; only what is called stable stays. */
const unsteady = (objects: readonly KubernetesObject[]): string[] =>
  objects
    .filter(({ apiVersion }) => !/(^|\/)v\d+$/.test(apiVersion))
    .map(({ apiVersion, kind }) => `${kind}: ${apiVersion} is no stable version`);

async function wrongFields({ directory }: DeploymentTools, objects: readonly KubernetesObject[]): Promise<string[]> {
  const place = await mkdtemp(path.join(directory, 'objects-'));
  try {
    await Promise.all(
      objects.map(async (object) => {
        const type = `import('${packageOf(object)}/${object.apiVersion}').I${object.kind}`;
        const text = `export const object: ${type} = ${JSON.stringify(object, undefined, 2)};\n`;
        await writeFile(path.join(place, `${object.kind}-${object.metadata.name}.ts`), text);
      }),
    );
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, module: 'nodenext', types: [] };
    await writeFile(path.join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    await run(process.execPath, [compiler, '-p', place, '--pretty', 'false'], { cwd: place });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.trim().split('\n');
  } finally {
    await rm(place, { recursive: true });
  }
}

async function wrongValues({ directory }: DeploymentTools, objects: readonly KubernetesObject[]): Promise<string[]> {
  const problems: string[] = [];
  for (const object of objects) {
    const file = path.join(directory, 'node_modules', packageOf(object), object.apiVersion, `${object.kind}.js`);
    try {
      const models = (await import(pathToFileURL(file).href)) as Record<string, Model | undefined>;
      const Known = models[object.kind];
      if (Known) new Known(object).validate();
    } catch (error) {
      problems.push(`${object.kind} ${object.metadata.name}: ${(error as Error).message}`);
    }
  }
  return problems;
}

const packageOf = ({ apiVersion }: KubernetesObject): string =>
  apiVersion.startsWith('monitoring.coreos.com/') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models';
