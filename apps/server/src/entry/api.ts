import { exitWith, run } from './run.ts';

await run({ api: true, worker: false }).catch(exitWith);
