import { exitWith } from './exit-with.ts';
import { run } from './run.ts';

await run({ api: false, worker: true }).catch(exitWith);
