import type { LiveLine } from '../../platform/http/binding.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LiveEvent } from './live.repo.ts';
import { lateMs } from './live.service.ts';
import type { LiveCaller, LiveReader } from './live-caller.ts';

export type LiveConnection = LiveLine<LiveCaller>;

/** Told of a change a moment late: what belongs to one action comes as one message. */
const gatherMs = 150;

interface Memory {
  /** Events told of already, with their moments. */
  told: Map<number, number>;
  /** Everything up to here is told of. */
  floor: number;
}

/** The open lines of one organisation, or of one candidate. */
export function createLiveRoom({ reader, log }: { reader: LiveReader; log: Logger }, id: string, floor: number) {
  const connections = new Set<LiveConnection>();
  const memory: Memory = { told: new Map(), floor };
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  const deliver = async (connection: LiveConnection, events: readonly LiveEvent[]) => {
    // Who was removed from the team a moment ago hears nothing more.
    const caller = await connection.recheck();
    if (!caller) return connection.end();
    for (const message of await reader.messagesFor(caller, events)) connection.send(message.id, message);
  };

  const tell = async () => {
    const events = (await reader.eventsAfter(id, memory.floor)).filter((event) => !memory.told.has(event.id));
    if (events.length === 0) return;
    remember(memory, events);
    await Promise.all([...connections].map((connection) => deliver(connection, events)));
  };

  return {
    connections,
    deliver,
    /** Something happened: the lines are told in a moment. */
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

/** The floor rises to what is too old for a latecomer with a lower number; what is read again above it stays known. */
function remember(room: Memory, events: readonly LiveEvent[]): void {
  for (const { id, at } of events) room.told.set(id, at.getTime());
  const newest = Math.max(...room.told.values());
  const settled = [...room.told].filter(([, at]) => at < newest - lateMs);
  for (const [id] of settled) room.floor = Math.max(room.floor, id);
  const floorAt = room.told.get(room.floor);
  if (floorAt === undefined) return;
  for (const [id, at] of settled) if (at < floorAt - lateMs) room.told.delete(id);
}
