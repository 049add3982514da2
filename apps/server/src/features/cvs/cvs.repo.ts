import type { Tx } from '../../platform/database/database.ts';

/** Who asks: a recruiter of an organisation, or the person a CV is about. */
export type CvViewer = { organisationId: string } | { accountId: string };

const viewed = (tx: Tx, viewer: CvViewer) =>
  tx
    .selectFrom('cvs as v')
    .innerJoin('candidates as c', 'c.id', 'v.candidate_id')
    .leftJoin('cv_statements as s', 's.cv_id', 'v.id')
    .where((eb) =>
      'organisationId' in viewer
        ? // Its own, or a person's own that row-level security shows it through an application.
          eb.or([eb('v.organisation_id', '=', viewer.organisationId), eb('v.organisation_id', 'is', null)])
        : eb('c.account_id', '=', viewer.accountId),
    );

const columns = [
  'v.id',
  'v.candidate_id',
  'v.organisation_id',
  'v.file_name',
  'v.content_type',
  'v.storage_key',
  'v.sha256',
  'v.summary',
  'v.skills',
  'v.experience_years',
  'v.experience',
  'v.education',
  'v.certificates',
  'v.languages',
  'v.unplaced',
  'v.flags',
  'v.sources',
  'v.pages',
  'v.reading_note',
  'v.awaits_model',
  'v.created_at',
  'v.edited_at',
  'v.confirmed_at',
  'v.ai_likelihood',
  'v.ai_reasons',
  'v.ai_version',
  's.text as statement',
  's.written_at as statement_at',
  'c.name',
  'c.email',
  'c.phone',
  'c.address',
  'c.socials',
] as const;

export type CvRow = NonNullable<Awaited<ReturnType<typeof findCv>>>;

export const findCv = (tx: Tx, viewer: CvViewer, id: string) =>
  viewed(tx, viewer).select(columns).where('v.id', '=', id).executeTakeFirst();

/** The person's own, held until the transaction ends; what an organisation holds is not theirs to change here. */
export const lockOwnCv = (tx: Tx, accountId: string, id: string): Promise<CvRow | undefined> =>
  viewed(tx, { accountId })
    .select(columns)
    .where('v.id', '=', id)
    .where('v.organisation_id', 'is', null)
    .forUpdate('v')
    .executeTakeFirst();

export const findCurrentOwnCv = (tx: Tx, accountId: string): Promise<CvRow | undefined> =>
  viewed(tx, { accountId })
    .select(columns)
    .where('c.organisation_id', 'is', null)
    .whereRef('v.id', '=', 'c.current_cv_id')
    .executeTakeFirst();

/** One that the organisation uploaded, held until the transaction ends. */
export const lockHeldCv = (
  tx: Tx,
  { organisationId, candidateId, cvId }: { organisationId: string; candidateId: string; cvId: string },
): Promise<CvRow | undefined> =>
  viewed(tx, { organisationId })
    .select(columns)
    .where('v.id', '=', cvId)
    .where('v.candidate_id', '=', candidateId)
    .where('v.organisation_id', '=', organisationId)
    .forUpdate('v')
    .executeTakeFirst();
