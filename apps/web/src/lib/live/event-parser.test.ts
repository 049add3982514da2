import { expect, it } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser.ts';

it('reads events however the stream is cut, and no comments', () => {
  const events: ServerEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const chunk of [': beat\n\nid: 7\nda', 'ta: {"a":1}\n', '\nid: 8\ndata: {}\n\n: be', 'at\n\n']) parse(chunk);
  expect(events).toEqual([
    { id: '7', data: '{"a":1}' },
    { id: '8', data: '{}' },
  ]);
});
