import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the first requests after a start are answered. */
const afterMs = 20_000;

/**
 * Reading modules and models, migrating and seeding leave some twenty megabytes behind, which V8 clears up when it next needs
 * room: in a process with little to do that may be hours later. This asks for it once, in steps between requests.
 */
export function letGoOfStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc');
    void collect({ type: 'major', execution: 'async' });
  }, afterMs).unref();
}
