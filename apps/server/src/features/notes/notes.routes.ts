import * as routes from '@candela/contract/notes/notes.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { NotesService } from './notes.service.ts';

export const noteRoutes = (notes: NotesService): RouteBinding[] => [
  bind(routes.listNotes, async ({ principal, params }) => ({ data: await notes.list(principal, params.id) })),
  bind(routes.createNote, async ({ principal, params, body }) => ({
    data: await notes.create(principal, params.id, body.text),
  })),
  bind(routes.deleteNote, async ({ principal, params }) => ({ data: await notes.delete(principal, params.id) })),
  bind(routes.setTags, async ({ principal, params, body }) => ({
    data: await notes.setTags(principal, params.id, body.tags),
  })),
  bind(routes.listTags, async ({ principal }) => ({ data: await notes.listTags(principal) })),
  bind(routes.exportNotes, ({ principal, params }) => notes.export(principal, params.id)),
];
