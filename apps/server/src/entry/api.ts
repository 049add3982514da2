import { exitWith } from './exit-with.ts';
import { run } from './run.ts';

await run({ api: true, worker: false }).catch(exitWith);
