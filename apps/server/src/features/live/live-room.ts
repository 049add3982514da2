import type { LiveLine } from '../../platform/http/binding.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LiveEvent } from './live.repo.ts';
import { settledMs } from './live.service.ts';
import type { LiveCaller, LiveReader } from './live-caller.ts';

export type LiveConnection = LiveLine<LiveCaller>;

/** How long changes are collected before they are sent, so that one action becomes one message. */
const gatherMs = 150;

interface Memory {
  /** Events that were sent already, with their times. */
  told: Map<number, number>;
  /** Everything up to this id was sent, and none with a lower one can still appear. */
  floor: number;
}

/** The open lines of one organisation, or of one candidate. */
export function createLiveRoom({ reader, log }: { reader: LiveReader; log: Logger }, id: string, floor: number) {
  const connections = new Set<LiveConnection>();
  const memory: Memory = { told: new Map(), floor };
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  const deliver = async (connection: LiveConnection, events: readonly LiveEvent[], settledId: number) => {
    // A member who was removed a moment ago gets nothing more.
    const caller = await connection.recheck();
    if (!caller) return connection.end();
    for (const message of await reader.messagesFor(caller, events, settledId)) connection.send(message.id, message);
  };

  const tell = async () => {
    const events = (await reader.eventsAfter(id, memory.floor)).filter((event) => !memory.told.has(event.id));
    if (events.length === 0) return;
    remember(memory, events);
    const settledId = await reader.settledId(id);
    await Promise.all([...connections].map((connection) => deliver(connection, events, settledId)));
  };

  return {
    connections,
    deliver,
    /** Something happened: it is sent in a moment. */
    wake(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        reading = reading.then(tell).catch((error: unknown) => {
          log.warn({ err: error }, 'open screens could not be told of a change');
        });
      }, gatherMs);
    },
    stop: () => clearTimeout(timer),
  };
}

export type LiveRoom = ReturnType<typeof createLiveRoom>;

/** The floor rises past events so old that none with a lower id can still be committed. */
function remember(room: Memory, events: readonly LiveEvent[]): void {
  for (const { id, at } of events) room.told.set(id, at.getTime());
  const newest = Math.max(...room.told.values());
  for (const [id, at] of room.told) if (at < newest - settledMs) room.floor = Math.max(room.floor, id);
  for (const id of room.told.keys()) if (id <= room.floor) room.told.delete(id);
}
