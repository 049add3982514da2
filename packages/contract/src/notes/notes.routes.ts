import { z } from 'zod';
import { dataResponse, idSchema, requiredText } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: the recruiter is no longer here. */
  author: z.string().nullable(),
  /** The reader wrote it, or sees all companies. */
  isDeletable: z.boolean(),
});
export type Note = z.infer<typeof noteSchema>;

/** Short, and without what separates tags in an address. */
export const tagSchema = requiredText(40, 'A tag needs a word')
  .refine((tag) => !tag.includes(','), 'A tag has no comma')
  .transform((tag) => tag.replace(/\s+/g, ' '));

const ofCandidate = z.object({ id: idSchema });

export const listNotes = defineRoute({
  id: 'notes.list',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/notes',
  summary: "The organisation's own notes and tags on a candidate, who never sees them",
  access: may('note.write'),
  params: ofCandidate,
  response: dataResponse(z.object({ notes: z.array(noteSchema), tags: z.array(z.string()) })),
  errors: ['NOT_FOUND'],
});

export const createNote = defineRoute({
  id: 'notes.create',
  method: 'POST',
  path: '/api/recruiter/candidates/:id/notes',
  summary: 'Writes a note on a candidate',
  access: may('note.write'),
  params: ofCandidate,
  body: z.object({ text: requiredText(5000, 'Please write something') }),
  response: dataResponse(noteSchema),
  status: 201,
  errors: ['NOT_FOUND'],
});

export const deleteNote = defineRoute({
  id: 'notes.delete',
  method: 'DELETE',
  path: '/api/recruiter/notes/:id',
  summary: 'Deletes a note: the own one, or any for a member who sees all companies',
  access: may('note.write'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.object({ id: idSchema })),
  errors: ['NOT_FOUND'],
});

export const setTags = defineRoute({
  id: 'notes.set-tags',
  method: 'PUT',
  path: '/api/recruiter/candidates/:id/tags',
  summary: 'The tags a candidate has from now on',
  access: may('note.write'),
  params: ofCandidate,
  body: z.object({ tags: z.array(tagSchema).max(30) }),
  response: dataResponse(z.object({ tags: z.array(z.string()) })),
  errors: ['NOT_FOUND'],
});

export const listTags = defineRoute({
  id: 'notes.list-tags',
  method: 'GET',
  path: '/api/recruiter/tags',
  summary: 'Every tag in use that the recruiter may see, the most used first',
  access: may('note.write'),
  response: dataResponse(z.array(z.object({ tag: z.string(), count: z.number().int() }))),
});

export const exportNotes = defineRoute({
  id: 'notes.export',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/notes.csv',
  summary: 'Notes and tags on a candidate as a file, for a request to know what is held',
  access: may('note.write'),
  params: ofCandidate,
  response: z.string(),
  format: 'csv',
  errors: ['NOT_FOUND'],
});
