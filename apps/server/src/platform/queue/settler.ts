import type { PgBoss } from 'pg-boss';
import type { ClaimedTask } from './tasks.repo.ts';

/** Tasks that end while one trip to the database is under way share the next. */
export function createSettler(boss: PgBoss, name: string) {
  let next: { tasks: ClaimedTask[]; done: Promise<void> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const tasks: ClaimedTask[] = [];
    const done = last.then(async () => {
      next = undefined;
      await boss.complete(
        name,
        tasks.map(({ id, retryCount }) => ({ id, retryCount })),
      );
    });
    last = done.catch(() => undefined);
    return { tasks, done };
  };

  return {
    /** Resolves when the database knows that the task is done. */
    complete(task: ClaimedTask): Promise<void> {
      next ??= begin();
      next.tasks.push(task);
      return next.done;
    },
  };
}

export type Settler = ReturnType<typeof createSettler>;
