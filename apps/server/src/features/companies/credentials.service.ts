import { z } from 'zod';
import { open, seal } from '../../platform/secrets/sealed-box.ts';

const credentialsSchema = z.object({ username: z.string(), password: z.string() });
export type CvLibraryCredentials = z.infer<typeof credentialsSchema>;

export const sealCredentials = (key: Uint8Array, companyId: string, credentials: CvLibraryCredentials): Buffer =>
  seal(key, companyId, JSON.stringify(credentials));

export const openCredentials = (key: Uint8Array, companyId: string, box: Buffer | null): CvLibraryCredentials | null =>
  box ? credentialsSchema.parse(JSON.parse(open(key, companyId, box))) : null;
