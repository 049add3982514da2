import { exitWith, run } from './run.ts';

await run({ api: true, worker: true }).catch(exitWith);
