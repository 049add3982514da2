import path from 'node:path';
import { createEmbeddedStorage } from '@candela/integrations/storage/embedded.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { makeDataDirectory } from '../platform/config/data-directory.ts';
import type { LocalPage } from '../platform/manifest/platform.ts';
import type { Keys } from '../platform/secrets/keys.ts';

const largestUpload = 16 * 1024 * 1024;

/** The bucket where one is configured (its package is loaded only then), else a folder with the page that serves it. */
export async function openStorage(
  config: Config,
  keys: Keys,
  clock: Clock,
): Promise<{ storage: Storage; pages: LocalPage[] }> {
  const now = () => clock.now();
  if (config.s3) {
    const { createS3Storage } = await import('@candela/integrations/storage/s3.ts');
    return { storage: createS3Storage({ ...config.s3, now }), pages: [] };
  }
  makeDataDirectory(config.dataDir);
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
