import { randomUUID } from 'node:crypto';
import { type Media, mediaMaxBytes } from '@candela/contract/resources/editor.routes.ts';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { decodeBase64 } from '../../platform/http/base64.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';
import { insertMedia } from './media.repo.ts';
import { preparePicture } from './picture.ts';
import { pictureOf } from './resource-view.ts';

type Stored = Omit<Parameters<typeof insertMedia>[1], 'id' | 'file_name' | 'created_by' | 'created_at'>;

interface MediaOptions {
  database: Database;
  clock: Clock;
  storage: Storage;
}

export function createMediaService(options: MediaOptions) {
  return {
    upload: (principal: AdminPrincipal, file: { fileName: string; kind: 'image' | 'document'; fileContent: string }) =>
      uploadMedia(options, principal, file),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;

async function uploadMedia(
  options: MediaOptions,
  principal: AdminPrincipal,
  { fileName, kind, fileContent }: { fileName: string; kind: 'image' | 'document'; fileContent: string },
): Promise<Media> {
  const bytes = decodeBase64(fileContent, mediaMaxBytes);
  const id = randomUUID();
  // First the files, then the row that promises them.
  const stored = await (kind === 'image' ? storePicture(options, id, bytes) : storeDocument(options, id, bytes));
  const name = kind === 'image' ? fileName : fileName.replace(/(\.pdf)?$/i, '.pdf');
  await options.database.transaction(systemScope, async (tx) => {
    const now = options.clock.now();
    await insertMedia(tx, { ...stored, id, file_name: name, created_by: principal.accountId, created_at: now });
    await recordAudit(tx, {
      action: 'media.uploaded',
      at: now,
      actorAccountId: principal.accountId,
      subject: { type: 'media', id },
      detail: { kind, bytes: stored.bytes },
    });
  });
  const { width, height } = stored;
  return {
    id,
    kind,
    fileName: name,
    bytes: stored.bytes,
    picture: width && height ? pictureOf(id, width, height) : null,
    pages: stored.pages ?? null,
  };
}

async function storePicture({ storage }: MediaOptions, id: string, bytes: Buffer): Promise<Stored> {
  const { full, small, width, height } = await preparePicture(bytes);
  const [storageKey, smallKey] = [`media/${id}.webp`, `media/${id}-small.webp`];
  await Promise.all([storage.put(storageKey, full, 'image/webp'), storage.put(smallKey, small, 'image/webp')]);
  return {
    kind: 'image',
    storage_key: storageKey,
    small_key: smallKey,
    content_type: 'image/webp',
    bytes: full.length,
    width,
    height,
  };
}

async function storeDocument({ storage }: MediaOptions, id: string, bytes: Buffer): Promise<Stored> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) {
    throw new AppError('INVALID_FILE', { message: 'This is not a PDF file.' });
  }
  const storageKey = `media/${id}.pdf`;
  await storage.put(storageKey, bytes, 'application/pdf');
  return {
    kind: 'document',
    storage_key: storageKey,
    content_type: 'application/pdf',
    bytes: bytes.length,
    pages: countPages(bytes),
  };
}

/** As far as it can be told without opening the file; compressed page lists keep their number to themselves. */
const countPages = (bytes: Buffer): number | null =>
  bytes.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? null;
