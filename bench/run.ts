import { readdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from './harness/say.ts';

interface Benchmark {
  about: string;
  run(): Promise<void>;
}

const suffix = '.bench.ts';

/** `npm run bench [name…]`: each benchmark is a file beside this one that exports `about` and `run`. */
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`There is no benchmark ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}

say(
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load and server on one machine.`,
);
say('Figures depend on the machine and on what else it does: compare rows of one run with each other.');
for (const name of wanted.length > 0 ? wanted : names) {
  const benchmark = (await import(pathToFileURL(path.join(import.meta.dirname, name + suffix)).href)) as Benchmark;
  say(`\n${name} – ${benchmark.about}\n`);
  await benchmark.run();
}
// Idle connections of fetch would keep the process for a few seconds.
process.exit(0);
