import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createNameLookup } from './name-lookup.ts';

it('gives up on a name whose servers never answer', async () => {
  const silent = createSocket('udp4');
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const find = createNameLookup({ timeoutMs: 100, servers: [`127.0.0.1:${silent.address().port}`] });
  await expect(find('slow.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  silent.close();
});
