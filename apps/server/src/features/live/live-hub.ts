import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import { isSameCaller, type LiveCaller, type LiveReader, roomOf } from './live-caller.ts';
import { createLiveRoom, type LiveConnection, type LiveRoom } from './live-room.ts';

/** Of one account: a browser needs one for all of its tabs. */
export const mostConnections = 6;
const beatMs = 20_000;

export interface LiveHubOptions {
  readerFor(caller: LiveCaller): LiveReader;
  log: Logger;
  /** Calls back with the id of a room whenever something happened for it, and with null after a gap. */
  listen(onNotice: (id: string | null) => void): () => void;
  /** The same with the id of a session, an account or an organisation whenever what one of them may see has changed. */
  listenForChanges(onNotice: (id: string | null) => void): () => void;
}

/** One for each process: is notified by the database of events of any process, and sends them to its own open screens. */
export function createLiveHub(options: LiveHubOptions) {
  const { readerFor, log } = options;
  const rooms = new Map<string, LiveRoom>();
  /** With whose each is. */
  const lines = new Map<LiveConnection, LiveCaller>();
  let isClosed = false;
  let stop: (() => void) | undefined;

  const leave = (connection: LiveConnection, id: string) => {
    lines.delete(connection);
    const room = rooms.get(id);
    room?.connections.delete(connection);
    if (room?.connections.size === 0) {
      room.stop();
      rooms.delete(id);
    }
    if (rooms.size > 0) return;
    stop?.();
    stop = undefined;
  };

  return {
    /** Opens a line for the caller, unless they have too many. */
    async join(caller: LiveCaller, afterId: number | undefined, openLine: () => LiveConnection): Promise<void> {
      const { accountId } = caller;
      const id = roomOf(caller);
      const reader = readerFor(caller);
      if (isClosed) throw new AppError('UNAVAILABLE');
      const count = [...lines.values()].filter((other) => other.accountId === accountId).length;
      if (count >= mostConnections) throw new AppError('RATE_LIMITED');
      const connection = openFor(caller, openLine());
      lines.set(connection, caller);
      connection.onEnd(() => leave(connection, id));
      const settledId = await reader.settledId(id);
      // It may have ended while that was asked.
      if (!lines.has(connection)) return;
      const known = rooms.get(id);
      // The first line of a room is told with the room what it missed.
      const room = known ?? createLiveRoom({ reader, log }, id, Math.min(afterId ?? settledId, settledId));
      rooms.set(id, room);
      room.connections.add(connection);
      stop ??= start(options, rooms, lines);
      // What should have ended it may have happened before there was a listener.
      if (!(await endUnlessAllowed(connection))) return;
      const missed = known ? await reader.eventsAfter(id, afterId) : [];
      if (missed.length > 0) await room.deliver(connection, missed, settledId);
      // What happened between the question and the answer.
      room.wake();
    },
    close(): void {
      isClosed = true;
      for (const connection of [...lines.keys()]) connection.end();
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/** The line of a caller as they stood when it was opened. */
const openFor = (caller: LiveCaller, line: LiveConnection): LiveConnection => ({
  ...line,
  recheck: async () => {
    const now = await line.recheck();
    return now && isSameCaller(caller, now) ? now : null;
  },
});

/** From the first line on, until the last has ended. */
function start(
  { listen, listenForChanges }: LiveHubOptions,
  rooms: ReadonlyMap<string, LiveRoom>,
  lines: ReadonlyMap<LiveConnection, LiveCaller>,
): () => void {
  const stops = [
    listen((told) => {
      for (const [id, room] of rooms) if (told === null || told === id) room.wake();
    }),
    // A logout, a suspension, a removal, another role: the line ends with the session, not with the next event.
    listenForChanges((id) => {
      for (const [connection, caller] of lines) if (!id || concerns(caller, id)) void endUnlessAllowed(connection);
    }),
    startBeating(lines),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const concerns = (caller: LiveCaller, id: string): boolean =>
  id === caller.sessionId || id === caller.accountId || id === roomOf(caller);

/** Proxies close a connection that stays silent. */
function startBeating(lines: ReadonlyMap<LiveConnection, LiveCaller>): () => void {
  const beating = setInterval(() => {
    for (const connection of lines.keys()) void keep(connection);
  }, beatMs).unref();
  return () => clearInterval(beating);
}

/** An access token ends without a notice: the beat finds out. */
async function keep(connection: LiveConnection): Promise<void> {
  if (await endUnlessAllowed(connection)) connection.beat();
}

async function endUnlessAllowed(connection: LiveConnection): Promise<boolean> {
  const isAllowed = (await connection.recheck().catch(() => null)) !== null;
  if (!isAllowed) connection.end();
  return isAllowed;
}
