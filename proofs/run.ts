import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { say } from '../bench/harness/say.ts';

interface Proof {
  about: string;
  /** How often, unless the command line says otherwise. */
  rounds: number;
  /** Throws when the product does not do what it promises. */
  prove(rounds: number): Promise<void>;
}

const suffix = '.proof.ts';

/** `npm run proof [name…] [-- --rounds 200]`: each proof is a file beside this one that exports a `Proof`. */
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .sort();
const { values, positionals } = readWords();
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0 || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
  endWithUsage();
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' } } });
  } catch {
    return endWithUsage();
  }
}

function endWithUsage(): never {
  say(`Usage: npm run proof [${names.join(' | ')}] [-- --rounds N]`);
  process.exit(2);
}

let failed = 0;
for (const name of positionals.length > 0 ? positionals : names) {
  const proof = (await import(pathToFileURL(path.join(import.meta.dirname, name + suffix)).href)) as Proof;
  say(`\n${name} – ${proof.about}`);
  const startedAt = performance.now();
  try {
    await proof.prove(rounds ?? proof.rounds);
    say(`✓ ${name} holds (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  } catch (error) {
    failed += 1;
    say(`✗ ${name} fails: ${inspect(error)}`);
  }
}
// Idle connections of fetch would keep the process for a few seconds.
process.exit(failed === 0 ? 0 : 1);
