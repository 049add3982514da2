import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

interface Caller {
  name: string;
  /** What is read for them may be a second old. */
  mayReadOld?: boolean;
  /** What was committed before the request came has been heard of. */
  hasHeardAll?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const callers = new AsyncLocalStorage<Caller>();

/** On whose behalf the present work is done: an address, then an account, then an organisation; or background work. */
export const currentCaller = (): string => callers.getStore()?.name ?? 'background';

/** From here on the present request counts as this caller's. */
export function nameCaller(name: string): void {
  const caller = callers.getStore();
  if (caller) caller.name = name;
}

export const mayReadOld = (): boolean => callers.getStore()?.mayReadOld === true;

/** From here on the present request may be answered by a replica. */
export function allowOldReads(): void {
  const caller = callers.getStore();
  if (caller) caller.mayReadOld = true;
}

/** Whether the present request has made sure that everything committed before it came has been heard of. */
export const hasHeardAll = (): boolean => callers.getStore()?.hasHeardAll === true;

export function noteHeardAll(): void {
  const caller = callers.getStore();
  if (caller) caller.hasHeardAll = true;
}

/** Carries the caller through everything a request does, so that what is scarce can be shared fairly. */
export function carryCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = { name: request.ip };
    callers.run(request.caller, done);
  });
  // A body arrives in the connection's context, not the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.caller) callers.run(request.caller, done);
    else done();
  });
}
