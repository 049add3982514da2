import { serverUsage, takeNoArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { run } from './run.ts';

takeNoArguments(serverUsage('api'));
await run({ api: true, worker: false }).catch(exitWith);
