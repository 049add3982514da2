import { searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import {
  createNote,
  deleteNote,
  exportNotes,
  listNotes,
  listTags,
  setTags,
} from '@candela/contract/notes/notes.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { predict, useChange } from '#lib/api/use-change.ts';
import { datedFileName, saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';

/** The organisation's notes and tags on one candidate, and the ways to change them. */
export function useNotes(candidateId: string) {
  const params = { id: candidateId };
  const onError = (error: Error) => toast.error(error.message);
  const query = useQuery(apiQuery(listNotes, { params }));
  const add = useChange<string>({
    change: (text) => api.call(createNote, { params, body: { text } }),
    invalidates: [listNotes],
    onError,
  });
  const remove = useChange<string>({
    change: (id) => api.call(deleteNote, { params: { id } }),
    invalidates: [listNotes],
    onError,
  });
  const tag = useChange<string[]>({
    change: (tags) => api.call(setTags, { params, body: { tags } }),
    invalidates: [listNotes, listTags, searchPeople],
    optimistic: (tags) => [predict(listNotes, ({ data }) => ({ data: { ...data, tags } }), { params })],
    onError,
  });
  const save = useChange({
    change: async () => saveCsv(datedFileName('notes', 'csv'), await api.call(exportNotes, { params })),
    invalidates: [],
    onError,
  });
  return { query, add, remove, tag, save };
}
