import { exitWith, run } from './run.ts';

await run({ api: false, worker: true }).catch(exitWith);
