import type { Note } from '@candela/contract/notes/notes.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import { toCsv } from '../../platform/csv.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { assertCandidateInSight } from '../../records/candidate-in-sight.ts';
import * as repo from './notes.repo.ts';

/** Two records became one: notes and tags of the second are on the first. */
export const moveNotes = repo.reassign;
export const partNotes = repo.part;

/** What a recruiter of one company writes is that company's; what a member who sees all writes, the organisation's. */
const placeOf = ({ organisationId, companyIds }: RecruiterPrincipal, candidateId: string): repo.Place => ({
  organisationId,
  companyId: companyIds === 'all' ? null : (companyIds[0] ?? null),
  candidateId,
});

const mayDelete = ({ accountId, companyIds }: RecruiterPrincipal, note: repo.NoteRow): boolean =>
  companyIds === 'all' || note.author_account_id === accountId;

const toNote = (principal: RecruiterPrincipal, note: repo.NoteRow): Note => ({
  id: note.id,
  text: note.text,
  createdAt: note.created_at.toISOString(),
  author: note.first_name === null ? null : `${note.first_name} ${note.last_name}`.trim(),
  isDeletable: mayDelete(principal, note),
});

export const createNotesService = ({ database, clock }: { database: Database; clock: Clock }) => {
  /** A transaction about a candidate whom the recruiter may see. */
  const about = <T>(principal: RecruiterPrincipal, candidateId: string, work: (tx: Tx) => Promise<T>) =>
    database.transaction(tenantScope(principal), async (tx) => {
      await assertCandidateInSight(tx, candidateId);
      return work(tx);
    });
  return {
    list: (principal: RecruiterPrincipal, candidateId: string) =>
      about(principal, candidateId, async (tx) => ({
        notes: (await repo.listNotes(tx, principal.organisationId, candidateId)).map((note) => toNote(principal, note)),
        tags: await repo.listTagsOf(tx, principal.organisationId, candidateId),
      })),
    create: (principal: RecruiterPrincipal, candidateId: string, text: string) =>
      about(principal, candidateId, async (tx) => {
        const { organisationId, accountId } = principal;
        const place = placeOf(principal, candidateId);
        const id = await repo.insertNote(tx, place, { text, authorAccountId: accountId, now: clock.now() });
        const note = await repo.findNote(tx, organisationId, id);
        if (!note) throw new AppError('NOT_FOUND');
        return toNote(principal, note);
      }),
    delete: (principal: RecruiterPrincipal, id: string): Promise<{ id: string }> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const note = await repo.findNote(tx, principal.organisationId, id);
        if (!note || !mayDelete(principal, note)) throw new AppError('NOT_FOUND');
        await repo.deleteNote(tx, principal.organisationId, id);
        return { id };
      }),
    setTags: (principal: RecruiterPrincipal, candidateId: string, tags: readonly string[]) =>
      about(principal, candidateId, async (tx) => {
        await repo.replaceTags(tx, placeOf(principal, candidateId), [...new Set(tags)], clock.now());
        return { tags: await repo.listTagsOf(tx, principal.organisationId, candidateId) };
      }),
    listTags: (principal: RecruiterPrincipal): Promise<{ tag: string; count: number }[]> =>
      database.transaction(tenantScope(principal), (tx) => repo.listTags(tx, principal.organisationId)),
    export: (principal: RecruiterPrincipal, candidateId: string) =>
      about(principal, candidateId, async (tx) => {
        const { organisationId, accountId } = principal;
        const notes = await repo.listNotes(tx, organisationId, candidateId);
        const tags = await repo.listTagsOf(tx, organisationId, candidateId);
        const subject = { type: 'candidate', id: candidateId };
        const at = clock.now();
        await recordAudit(tx, { action: 'notes.exported', at, organisationId, actorAccountId: accountId, subject });
        return toCsv(
          ['Kind', 'Text', 'Author', 'Written'],
          [
            ...tags.map((tag) => ['Tag', tag, null, null]),
            ...notes
              .map((note) => toNote(principal, note))
              .map(({ text, author, createdAt }) => ['Note', text, author, createdAt]),
          ],
        );
      }),
  };
};

export type NotesService = ReturnType<typeof createNotesService>;
