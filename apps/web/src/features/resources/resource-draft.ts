import { ApiError } from '@candela/contract/client/api-error.ts';
import { slugSchema } from '@candela/contract/resources/resources.schemas.ts';
import type { Verdict } from './draft-saver.ts';

/** What is being written, as it is saved. */
export interface ResourceDraft {
  title: string;
  slug: string;
  description: string;
  content: string;
  thumbnailId: string | null;
  fileId: string | null;
}

export const draftFields = ['title', 'slug', 'description', 'content', 'thumbnailId', 'fileId'] as const;

/** The limits of the contract, for counters and inputs. */
export const limits = { title: 200, slug: 120, description: 500, content: 400_000 } as const;

/** What the server would refuse, said before it is asked. */
export function findFaults({ title, slug, content }: ResourceDraft): Partial<Record<keyof ResourceDraft, string>> {
  const address = slugSchema.safeParse(slug);
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(!address.success && { slug: address.error.issues[0]?.message ?? 'This address cannot be used' }),
    ...(content.length > limits.content && { content: 'The text is too long to be saved. Please shorten it' }),
  };
}

export const isSameDraft = (a: ResourceDraft, b: ResourceDraft): boolean =>
  draftFields.every((field) => a[field] === b[field]);

const isDraftField = (path: string): path is keyof ResourceDraft => draftFields.some((field) => field === path);

/** What a failed save means for the draft. */
export function judgeFailure(error: unknown): Verdict<ResourceDraft> {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: 'Something went wrong. Please try again.' };
  if (error.type === 'CONFLICT') return { kind: 'conflict' };
  if (error.type === 'SLUG_TAKEN') return { kind: 'fields', messages: { slug: 'This address is taken' } };
  if (error.isTransient || error.status >= 500 || error.status === 429)
    return { kind: 'later', message: error.message };
  const atFault = error.errors.filter(({ path }) => isDraftField(path));
  if (atFault.length > 0 && atFault.length === error.errors.length)
    return { kind: 'fields', messages: Object.fromEntries(atFault.map(({ path, message }) => [path, message])) };
  return { kind: 'refused', message: error.message };
}
