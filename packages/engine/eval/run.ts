import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../training/say.ts';

interface Evaluation {
  about: string;
  run(): Promise<void>;
}

const suffix = '.eval.ts';

/** `npm run eval [name…]`: each evaluation is a file beside this one that exports `about` and `run`. */
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`There is no evaluation ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : names) {
  const evaluation = (await import(pathToFileURL(path.join(import.meta.dirname, name + suffix)).href)) as Evaluation;
  say(`\n${name} – ${evaluation.about}\n`);
  await evaluation.run();
}
