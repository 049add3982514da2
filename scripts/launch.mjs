// The door to everything: `npm start`, `npm test` and the others come through here, on any Node from 20 on and with
// nothing installed. Plain JavaScript without dependencies for that reason.
import { COMMANDS, WITHOUT_ARGUMENTS } from './launch/commands.mjs';
import { useRuntime } from './launch/runtime.mjs';
import { StepFailure } from './launch/steps.mjs';

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;

if (!command) {
  console.error(`Usage: npm start, npm test, or npm run ${Object.keys(COMMANDS).join(' | ')} [-- arguments]`);
  process.exit(2);
}

if (WITHOUT_ARGUMENTS.has(name) && args.length > 0) {
  const called = name === 'start' ? 'npm start' : `npm run ${name}`;
  console.error(
    `${called} takes no arguments, and ${args.join(' ')} would do nothing. Settings are environment variables: docs/operations.md.`,
  );
  process.exit(2);
}

try {
  const ended = await useRuntime(process.argv.slice(1));
  process.exitCode = ended ?? (await command(args));
} catch (error) {
  // A step that failed has already said why.
  if (!(error instanceof StepFailure)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
