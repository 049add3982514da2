import path from 'node:path';
import { createEmbeddedStorage } from '@candela/integrations/storage/embedded.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { createS3Storage } from '@candela/integrations/storage/s3.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { LocalPage } from '../platform/manifest/platform.ts';
import type { Keys } from '../platform/secrets/keys.ts';

const largestUpload = 16 * 1024 * 1024;

/** The bucket where one is configured, else a folder of the data directory with the page that serves it. */
export function openStorage(config: Config, keys: Keys, clock: Clock): { storage: Storage; pages: LocalPage[] } {
  const now = () => clock.now();
  if (config.s3) return { storage: createS3Storage({ ...config.s3, now }), pages: [] };
  const directory = path.join(config.dataDir, 'files');
  const storage = createEmbeddedStorage({ directory, signingKey: keys.storageUrl, now });
  const page: LocalPage = {
    prefix: '/files',
    methods: ['GET', 'PUT'],
    bodyLimit: largestUpload,
    handler: storage.handle,
  };
  return { storage, pages: [page] };
}
