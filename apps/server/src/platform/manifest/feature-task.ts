import { handleTask, type TaskContext, type TaskDefinition, type TaskHandler } from '../queue/task.ts';

/** A row of a manifest: a kind of background work (its name, what it is given, its limits, its schedule) and what is done. */
export interface FeatureTask<Tools> {
  readonly definition: TaskDefinition;
  /** A function and not a method: only so is a row refused whose feature does not make what it needs. */
  readonly handlerWith: (tools: Tools) => TaskHandler;
}

export const task = <Tools, Payload extends object>(
  definition: TaskDefinition<Payload>,
  handle: (tools: Tools, payload: Payload, task: TaskContext) => Promise<void>,
): FeatureTask<Tools> => ({
  definition,
  handlerWith: (tools) => handleTask(definition, (payload, context) => handle(tools, payload, context)),
});
