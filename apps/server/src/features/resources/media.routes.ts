import { type Storage, StorageObjectMissing } from '@candela/integrations/storage/port.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';

const name = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-small)?\.webp$/;

/** Pictures of the public site. A name is given once and its bytes never change, so browsers may keep them. */
export function registerMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name: file } = request.params;
    if (!name.test(file)) throw new AppError('NOT_FOUND');
    const tag = `"${file}"`;
    const found = await storage.read(`media/${file}`).catch((error: unknown) => {
      if (error instanceof StorageObjectMissing) throw new AppError('NOT_FOUND');
      throw error;
    });
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
    // Previews of a page on other sites show its picture.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match']?.includes(tag)) {
      found.destroy();
      return reply.code(304).send();
    }
    return reply.type('image/webp').send(found);
  });
}
