import { AppError } from '../errors.ts';

/** A file that came inside JSON, with or without a data URL's head. */
export function decodeBase64(fileContent: string, maxBytes: number): Buffer {
  // Without what stands behind it first: a pattern that looks for spaces in two places tries every way to share them out.
  const base64 = fileContent.replace(/^data:[^,]{0,100},/, '').trimEnd();
  if (!/^[A-Za-z0-9+/\s]*={0,2}$/.test(base64)) {
    throw new AppError('INVALID_FILE', { message: 'The file did not arrive in one piece.' });
  }
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw new AppError('INVALID_FILE', { message: 'The file is empty.' });
  if (bytes.length > maxBytes) {
    throw new AppError('INVALID_FILE', { message: `File too large. Max ${Math.floor(maxBytes / 1024 / 1024)}MB` });
  }
  return bytes;
}
