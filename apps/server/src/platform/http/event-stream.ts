import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that stays open: events one after another, as `text/event-stream` writes them. */
export interface EventStream {
  send(id: number, data: object): void;
  /** A comment, which nothing reads. */
  beat(): void;
  end(): void;
  onEnd(listener: () => void): void;
}

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/** Bytes that are kept for someone who does not read them. */
export const mostUnread = 1024 * 1024;

/** From here on the answer is ours: its headers are sent, and it ends when either side ends it. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  const headers = Object.entries(reply.getHeaders()).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that collect an answer before they pass it on would hold every event back.
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    // Cut, not ended: the end would wait behind what is not read. A browser that comes back is told what it missed.
    if (raw.writableLength > mostUnread) raw.destroy();
  };
  return {
    send: (id, data) => write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => void raw.end(),
    onEnd: (listener) => {
      if (raw.destroyed) listener();
      else raw.once('close', listener);
    },
  };
}
