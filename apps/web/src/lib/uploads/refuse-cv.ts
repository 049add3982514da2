import { contentTypeOf, cvMaxBytes, tooLargeMessage, wrongTypeMessage } from '@candela/contract/cvs/uploads.routes.ts';

/** Why a file will not be read, before anything is sent; null when nothing speaks against it. */
export function refuseCv({ name, size }: { name: string; size: number }): string | null {
  if (contentTypeOf(name) === null) return wrongTypeMessage;
  if (size > cvMaxBytes) return tooLargeMessage;
  return size === 0 ? 'The file is empty' : null;
}
