import { AppError } from '../../platform/errors.ts';
import type { LiveLine } from '../../platform/http/binding.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import type { LiveEvent } from './live.repo.ts';
import { type LiveReader, lateMs } from './live.service.ts';

type LiveConnection = LiveLine<RecruiterPrincipal>;

export interface LiveHub {
  /** Opens a line for the caller, unless they have too many. */
  join(principal: RecruiterPrincipal, afterId: number | undefined, open: () => LiveConnection): Promise<void>;
  close(): void;
}

/** Of one account: a browser needs one for all of its tabs. */
export const mostConnections = 6;
const beatMs = 20_000;
/** Told of a change a moment late: what belongs to one action comes as one message. */
const gatherMs = 150;

interface Room {
  connections: Set<LiveConnection>;
  /** Events told of already, with their moments. */
  told: Map<number, number>;
  /** Everything up to here is told of. */
  floor: number;
  timer: NodeJS.Timeout | undefined;
  reading: Promise<void>;
}

export interface LiveHubOptions {
  reader: LiveReader;
  log: Logger;
  /** Calls back with an organisation's id whenever something happened there, and with null after a gap. */
  listen(onNotice: (organisationId: string | null) => void): () => void;
}

/** One for each process: hears of events from the database, whichever process wrote them, and tells its open screens. */
export function createLiveHub({ reader, log, listen }: LiveHubOptions): LiveHub {
  const rooms = new Map<string, Room>();
  const lines = new Set<LiveConnection>();
  const perAccount = new Map<string, number>();
  let isClosed = false;
  let stopListening: (() => void) | undefined;
  let beating: NodeJS.Timeout | undefined;

  const wake = (organisationId: string) => {
    const room = rooms.get(organisationId);
    if (!room || room.timer) return;
    room.timer = setTimeout(() => {
      room.timer = undefined;
      room.reading = room.reading
        .then(() => tell(organisationId, room))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'open screens could not be told of a change');
        });
    }, gatherMs);
  };

  const tell = async (organisationId: string, room: Room) => {
    const events = (await reader.eventsAfter(organisationId, room.floor)).filter(({ id }) => !room.told.has(id));
    if (events.length === 0) return;
    remember(room, events);
    await Promise.all([...room.connections].map((connection) => deliver(connection, events)));
  };

  const deliver = async (connection: LiveConnection, events: readonly LiveEvent[]) => {
    // Who was removed from the team a moment ago hears nothing more.
    const principal = await connection.recheck();
    if (!principal) return connection.end();
    for (const message of await reader.messagesFor(principal, events)) connection.send(message.id, message);
  };

  const start = () => {
    stopListening ??= listen((organisationId) => {
      for (const id of organisationId === null ? rooms.keys() : [organisationId]) wake(id);
    });
    beating ??= setInterval(() => {
      for (const { connections } of rooms.values()) for (const connection of connections) void keep(connection);
    }, beatMs).unref();
  };

  const keep = async (connection: LiveConnection) => {
    if (await connection.recheck().catch(() => null)) connection.beat();
    else connection.end();
  };

  const leave = (connection: LiveConnection, { organisationId, accountId }: RecruiterPrincipal) => {
    lines.delete(connection);
    const room = rooms.get(organisationId);
    room?.connections.delete(connection);
    perAccount.set(accountId, (perAccount.get(accountId) ?? 1) - 1);
    if (perAccount.get(accountId) === 0) perAccount.delete(accountId);
    if (room?.connections.size === 0) {
      clearTimeout(room.timer);
      rooms.delete(organisationId);
    }
    if (rooms.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    clearInterval(beating);
    beating = undefined;
  };

  return {
    async join(principal, afterId, openLine) {
      const { organisationId, accountId } = principal;
      const count = perAccount.get(accountId) ?? 0;
      if (isClosed || count >= mostConnections) throw new AppError(isClosed ? 'UNAVAILABLE' : 'RATE_LIMITED');
      perAccount.set(accountId, count + 1);
      const connection = openLine();
      lines.add(connection);
      connection.onEnd(() => leave(connection, principal));
      const floor = await reader.lastId(organisationId);
      // It may have ended while that was asked.
      if (!lines.has(connection)) return;
      const room = rooms.get(organisationId) ?? createRoom(floor);
      rooms.set(organisationId, room);
      room.connections.add(connection);
      start();
      const missed = await reader.eventsAfter(organisationId, afterId);
      if (missed.length > 0) await deliver(connection, missed);
      // What happened between the question and the answer.
      wake(organisationId);
    },
    close() {
      isClosed = true;
      for (const connection of [...lines]) connection.end();
    },
  };
}

const createRoom = (floor: number): Room => ({
  connections: new Set(),
  told: new Map(),
  floor,
  timer: undefined,
  reading: Promise.resolve(),
});

/** The floor rises to what is too old for a latecomer with a lower number; what is read again above it stays known. */
function remember(room: Room, events: readonly LiveEvent[]): void {
  for (const { id, at } of events) room.told.set(id, at.getTime());
  const newest = Math.max(...room.told.values());
  const settled = [...room.told].filter(([, at]) => at < newest - lateMs);
  for (const [id] of settled) room.floor = Math.max(room.floor, id);
  const floorAt = room.told.get(room.floor);
  if (floorAt === undefined) return;
  for (const [id, at] of settled) if (at < floorAt - lateMs) room.told.delete(id);
}
