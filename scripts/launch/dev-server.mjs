import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runForeground } from './processes.mjs';
import { tick } from './steps.mjs';

/** The pages are Vite's affair; these need a new process. */
const WATCHED = ['apps/server/src', 'packages', 'db'];
const QUIET_MS = 150;

/**
 * Runs the server and starts it anew when one of its sources changes. (Node's own `--watch` also restarts for the
 * temporary files by which Vite reads its configuration, for ever.)
 */
export async function runAndRestart(program, args, { env }) {
  let changed = Promise.withResolvers();
  let restart = () => undefined;
  let timer;
  const onChange = (_, file) => {
    if (!/\.(ts|sql|json)$/.test(file ?? '') || /node_modules|\.test\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      tick(`${file} has changed`);
      changed.resolve();
      restart();
    }, QUIET_MS);
  };
  const watchers = WATCHED.map((folder) => watch(join(ROOT, folder), { recursive: true }, onChange));
  try {
    while (true) {
      changed = Promise.withResolvers();
      let isRestarting = false;
      const code = await runForeground(program, args, {
        env,
        onStart: (child) => {
          restart = () => {
            isRestarting = true;
            // Not SIGTERM: at that Vite, once loaded, ends the process before the server has closed its database.
            child.kill('SIGINT');
          };
        },
      });
      restart = () => undefined;
      if (isRestarting) continue;
      // Ended as asked; otherwise it has failed, and the next change may mend it.
      if (code === 0 || code >= 128) return code;
      await changed.promise;
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
