import { serverUsage, takeNoArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { run } from './run.ts';

takeNoArguments(serverUsage('worker'));
await run({ api: false, worker: true }).catch(exitWith);
