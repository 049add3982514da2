import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../bench/harness/say.ts';
import { inTemporaryPlace } from '../bench/harness/temporary-place.ts';
import { type DeploymentTools, installDeploymentTools } from './harness/deployment-tools.ts';
import { type KubernetesObject, problemsOf } from './harness/kubernetes-objects.ts';

export const about =
  'Helm renders the chart, as it is and with every option on; each object fits the schemas of Kubernetes';
export const rounds = 1;

const chart = path.resolve(import.meta.dirname, '../deploy/helm/candela');
const everyOption = path.resolve(import.meta.dirname, 'deployment/every-option.yaml');
const asItIs = ['--set', 'config.PUBLIC_URL=https://jobs.example.com'];

export async function prove(count: number): Promise<void> {
  for (let round = 1; round <= count; round += 1) await inTemporaryPlace(proveOnce);
}

async function proveOnce(directory: string): Promise<void> {
  const tools = await installDeploymentTools();
  say(`  Helm ${(await tools.helm('version', '--short')).trim()}`);
  await assertEveryOption(tools);
  await tools.helm('lint', '--strict', chart, '--values', everyOption);
  await assert.rejects(tools.helm('template', 'proof', chart), /config\.PUBLIC_URL is required/);
  for (const [name, values] of [
    ['as it is', asItIs] as const,
    ['every option on', ['--values', everyOption]] as const,
  ]) {
    const objects = await render(tools, chart, values);
    assert.deepEqual(await problemsOf(tools, objects), []);
    assertSelectors(objects);
    if (name === 'every option on') assertSettings(objects);
    say(`  ${name}: ${objects.length} objects fit (${objects.map(({ kind }) => kind).join(', ')})`);
  }
  for (const breakage of breakages) await refuse(tools, directory, breakage);
  say(`  ${breakages.length} charts broken on purpose are refused`);
}

/** An option that no one switches on here would be rendered for the first time at an operator's. */
async function assertEveryOption(tools: DeploymentTools): Promise<void> {
  const read = async (file: string) => tools.parseYaml(await readFile(file, 'utf8'))[0];
  const [values, given] = [await read(path.join(chart, 'values.yaml')), await read(everyOption)];
  assert.deepEqual(leftOff(values, given), [], 'options that every-option.yaml does not switch on');
}

function leftOff(value: unknown, given: unknown, name = ''): string[] {
  const isOff = value === '' || value === false || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  if (isOff) return given === undefined ? [name] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leftOff(inner, (given as Record<string, unknown> | undefined)?.[key], name ? `${name}.${key}` : key),
  );
}

async function render(tools: DeploymentTools, from: string, values: readonly string[]): Promise<KubernetesObject[]> {
  return tools.parseYaml(await tools.helm('template', 'proof', from, ...values)) as KubernetesObject[];
}

type Labels = Record<string, string>;
interface Selecting {
  selector?: { matchLabels?: Labels } & Labels;
  template?: { metadata: { labels: Labels } };
}

/** What the schemas cannot know: each selector means exactly the pods it is for. */
function assertSelectors(objects: readonly KubernetesObject[]): void {
  const specs = objects.map((object) => ({ ...object, spec: (object as { spec?: Selecting }).spec }));
  const pods = specs.flatMap(({ spec }) => (spec?.template ? [spec.template.metadata.labels] : []));
  const meant = (labels: Labels) =>
    pods.filter((pod) => Object.entries(labels).every(([name, value]) => pod[name] === value)).length;
  for (const { kind, metadata, spec } of specs) {
    if (!spec?.selector || kind === 'ServiceMonitor') continue;
    const labels = spec.selector.matchLabels ?? spec.selector;
    assert.equal(meant(labels), 1, `${kind} ${metadata.name} selects one kind of pod`);
  }
}

/** What every-option.yaml sets to numbers and words, as the processes get it. */
const settings = { LLM_RANK_TOP: '0', LLM_MONTHLY_TOKENS: '20000000', LLM_TEMPERATURE: '0.2', READER: 'false' };

function assertSettings(objects: readonly KubernetesObject[]): void {
  for (const { kind, metadata, ...object } of objects) {
    const { spec } = object as { spec?: { template?: { spec?: { containers?: Container[] } } } };
    for (const { env = [] } of spec?.template?.spec?.containers ?? []) {
      const given = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      assert.partialDeepStrictEqual(given, settings, `${kind} ${metadata.name} gets what the values say`);
    }
  }
}

interface Container {
  env?: { name: string; value: string }[];
}

interface Breakage {
  file: string;
  from: string;
  to: string;
  /** What has to be said about it. */
  says: RegExp;
}

const breakages: Breakage[] = [
  { file: 'api', from: 'strategy:', to: 'strategies:', says: /"strategies"' does not exist/ },
  { file: 'api', from: 'httpGet:', to: 'httpGett:', says: /"httpGett"' does not exist/ },
  { file: 'worker', from: 'command: [node,', to: 'command: [1,', says: /'number' is not assignable to type 'string'/ },
  { file: 'migrate', from: '- name: migrate', to: '- workingDir: /app', says: /property name/ },
  { file: 'scaling', from: 'autoscaling/v2', to: 'autoscaling/v2beta2', says: /v2beta2 is no stable version/ },
  { file: 'service', from: 'port: {{ .Values.service.port }}', to: 'port: 1.5', says: /Service proof: .*port/ },
  { file: 'service-monitor', from: 'interval:', to: 'intervall:', says: /"intervall"' does not exist/ },
];

async function refuse(tools: DeploymentTools, directory: string, { file, from, to, says }: Breakage): Promise<void> {
  const broken = path.join(directory, 'broken');
  await cp(chart, broken, { recursive: true });
  const template = path.join(broken, 'templates', `${file}.yaml`);
  const text = await readFile(template, 'utf8');
  assert.ok(text.includes(from), `${file}.yaml holds ${from}`);
  await writeFile(template, text.replace(from, to));
  const problems = await problemsOf(tools, await render(tools, broken, ['--values', everyOption]));
  assert.match(problems.join('\n'), says, `${from} → ${to}`);
}
