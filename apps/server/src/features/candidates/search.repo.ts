import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { countLimit } from '@candela/contract/kernel/count-limit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { currentCvOf } from './current-cv.repo.ts';

/** Texts in the words the index is made of, in their order. */
export async function readWords(tx: Tx, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select array(select lexeme from unnest(to_tsvector('simple', t.text)) order by positions[1], lexeme) as words
    from unnest(${[...texts]}::text[]) with ordinality as t(text, place) order by place`.execute(tx);
  return rows.map(({ words }) => words);
}

export interface PeopleFilter {
  organisationId: string;
  /** The companies the reader sees. */
  companies: Companies;
  /** A `tsquery`; empty for everyone. */
  words: string;
  /** The same without other names for what was typed: who has the very words stands above who has the others. */
  direct: string;
  /** The same, but only in people's names. */
  names: string;
  /** The words that are looked for in the text of a CV, to show where they stand. */
  shown: readonly string[];
  /** Part of an address, when that is what was typed. */
  email: string | null;
  /** Each with its other spellings, in small letters. */
  skills: readonly (readonly string[])[];
  minYears: number | undefined;
  stage: ApplicationStatus | undefined;
  tag: string | undefined;
  companyId: string | undefined;
}

/** What is asked of each person besides the words. */
function conditionsOf({ organisationId, email, skills, minYears, stage, tag, companyId }: PeopleFilter) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (email !== null) conditions.push(sql`c.email like ${`%${email.replace(/[\\%_]/g, '\\$&')}%`}`);
  for (const spellings of skills) {
    conditions.push(sql`exists (select from unnest(v.skills) s where lower(s) = any(${[...spellings]}::text[]))`);
  }
  if (minYears !== undefined) conditions.push(sql`v.experience_years >= ${minYears}`);
  if (stage !== undefined) {
    const inCompany = companyId === undefined ? sql`` : sql`and a.company_id = ${companyId}`;
    conditions.push(sql`exists (select from applications a where a.candidate_id = c.id
      and a.organisation_id = ${organisationId} and a.status = ${stage} ${inCompany})`);
  }
  if (tag !== undefined) {
    conditions.push(sql`exists (select from candidate_tags t where t.candidate_id = c.id
      and t.organisation_id = ${organisationId} and t.tag = ${tag})`);
  }
  if (companyId !== undefined) {
    conditions.push(sql`exists (select from candidate_companies k where k.candidate_id = c.id
      and k.organisation_id = ${organisationId} and k.company_id = ${companyId})`);
  }
  return sql.join(conditions, sql` and `);
}

/**
 * Everyone the organisation knows, through a record of its own or through an application, as far as row-level security
 * shows them. Each way is a question of its own, so that each finds its index. Where nothing was typed, only the first of
 * each may be wanted. A candidate who applied and whose CV the organisation holds besides is listed once.
 */
function matching(filter: PeopleFilter, first = sql``): RawBuilder<unknown> {
  const { organisationId, words } = filter;
  const currentCv = currentCvOf(filter.companies);
  const conditions = conditionsOf(filter);
  const ofApplicants = sql`c.organisation_id is null and c.id in (
    select candidate_id from candidate_companies where organisation_id = ${organisationId})`;
  const ofOwn = sql`c.organisation_id = ${organisationId} and ${standsAlone(filter, ofApplicants)}`;
  if (words === '') {
    const asksCv = filter.skills.length > 0 || filter.minYears !== undefined;
    const people = sql`select c.id, c.created_at, null::tsvector as search from candidates c
      ${asksCv ? sql`join cvs v on v.id = ${currentCv}` : sql``} where ${conditions}`;
    return sql`(${people} and ${ofOwn} ${first}) union all (${people} and ${ofApplicants} ${first})`;
  }
  const columns = sql`select c.id, c.created_at, v.search`;
  const read = sql`from cvs v join candidates c on c.id = v.candidate_id and v.id = ${currentCv}
    where ${conditions} and v.search @@ ${words}::tsquery`;
  // A candidate without a CV is found by name and address.
  const unread = sql`from candidates c left join cvs v on false
    where ${conditions} and ${currentCv} is null
      and to_tsvector('simple', c.name || ' ' || c.email) @@ ${words}::tsquery`;
  return sql`${columns} ${read} and ${ofOwn} and v.organisation_id = ${organisationId}
    union all ${columns} ${read} and ${ofApplicants}
    union all ${columns} ${unread} and ${ofOwn}
    union all ${columns} ${unread} and ${ofApplicants}`;
}

/** Whether a record `c` is not answered for by another of the same account: the person's own, where that is found as well. */
function standsAlone(filter: PeopleFilter, ofApplicants: RawBuilder<unknown>): RawBuilder<unknown> {
  const { words } = filter;
  const currentCv = currentCvOf(filter.companies);
  const unread = sql`to_tsvector('simple', c.name || ' ' || c.email)`;
  const isFound =
    words === ''
      ? sql`true`
      : sql`case when ${currentCv} is null then ${unread} else v.search end @@ ${words}::tsquery`;
  // The conditions speak of \`c\`: within, that is the person's own record, and what is asked about is only their account.
  return sql`(c.account_id is null or not exists (
    select from (select c.account_id as id) account
    join candidates c on c.account_id = account.id left join cvs v on v.id = ${currentCv}
    where ${ofApplicants} and ${conditionsOf(filter)} and ${isFound}))`;
}

export interface FoundPerson {
  candidate_id: string;
  cv_id: string | null;
  name: string;
  email: string;
  experience_years: number | null;
  skills: string[] | null;
  experience: unknown;
  snippet: string;
}

/** People's names first, then the very words, titles and skills before everything else; nothing typed, the newest. */
export async function listPeople(
  tx: Tx,
  filter: PeopleFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ people: FoundPerson[]; total: number }> {
  const { words, direct, names } = filter;
  const isRanked = words !== '' && filter.email === null;
  // Where there are no other names for what was typed, every match is a direct one.
  const directFirst = direct === words ? sql`` : sql`coalesce(search @@ ${direct}::tsquery, true) desc,`;
  const order = isRanked
    ? sql`coalesce(search @@ ${names}::tsquery, true) desc, ${directFirst}
        ts_rank('{0.05, 0.2, 0.6, 1}', coalesce(search, ''), ${words}::tsquery) desc, created_at desc, id`
    : sql`created_at desc, id`;
  const most = countLimit({ page, pageSize });
  const offset = (page - 1) * pageSize;
  // With words, who matches is found once for both. Without, the newest lie in order and the rest are only counted.
  const [first, counted] =
    words === ''
      ? [
          matching(filter, sql`order by c.created_at desc, c.id limit ${offset + pageSize}`),
          sql`(${matching(filter, sql`limit ${most}`)}) counted`,
        ]
      : [matching(filter), sql`matched`];
  const { rows } = await sql<FoundPerson & { total: number }>`
    with matched as materialized (${first}),
    page as (
      select id, row_number() over (order by ${order}) as place from matched
      order by place limit ${pageSize} offset ${offset}
    )
    select n.total, c.id as candidate_id, v.id as cv_id, c.name, c.email, v.experience_years, v.skills, v.experience,
           ${isRanked ? snippetOf(filter) : sql`''`} as snippet
    from (select least(count(*), ${most})::int as total from ${counted}) n
    left join page p on true
    left join candidates c on c.id = p.id
    left join cvs v on v.id = ${currentCvOf(filter.companies)}
    order by p.place`.execute(tx);
  return { people: rows.filter((row) => row.candidate_id !== null), total: rows[0]?.total ?? 0 };
}

/**
 * A line of the CV with what was looked for. Reading the whole of it to choose the line takes longer than finding the
 * person: it is cut out around the first word first.
 */
const snippetOf = ({ words, shown }: PeopleFilter) => sql`
  coalesce(ts_headline('simple', (
    select regexp_replace(replace(substring(' ' || v.text
      from greatest(1, coalesce(min(nullif(strpos(lower(v.text), word), 0)), 1) - 150) for 500), '**', ''), '^\\S*\\s', '')
    from unnest(${[...shown]}::text[]) word
  ), ${words}::tsquery, 'StartSel=**, StopSel=**, MaxFragments=1, MinWords=6, MaxWords=24'), '')`;

/** Whether a candidate the caller may see has this word. */
export async function isKnown(
  tx: Tx,
  { organisationId, companies }: Pick<PeopleFilter, 'organisationId' | 'companies'>,
  word: string,
): Promise<boolean> {
  const words = { words: word, direct: word, names: word, shown: [] };
  const filter = { organisationId, companies, ...words, email: null, skills: [] };
  const { rows } = await sql<{ known: boolean }>`
    select exists (${matching({ ...filter, minYears: undefined, stage: undefined, tag: undefined, companyId: undefined })}) as known`.execute(
    tx,
  );
  return rows[0]?.known ?? false;
}

/** Words of the organisation's CVs that look like the typed one; which of them are meant is for others to say. */
export async function listAlike(tx: Tx, organisationId: string, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where organisation_id = ${organisationId} and length(word) between ${typed.length - 3} and ${typed.length + 3}
      and similarity(word, ${typed}) > 0.2
    order by similarity(word, ${typed}) desc, word limit 40`.execute(tx);
  return rows.map(({ word }) => word);
}

export interface StageRow {
  candidate_id: string;
  job_id: string;
  status: ApplicationStatus;
  title: string;
}

/** Where the people of a page stand, in one question, whichever of their records applied: see `listOtherRecords`. */
export async function listStages(tx: Tx, organisationId: string, candidateIds: readonly string[]): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    with records as materialized (
      select id, id as person_id from unnest(${[...candidateIds]}::uuid[]) id
      union all (
        select distinct on (o.id) o.id, c.id from candidates c
        join candidates o on o.account_id = c.account_id and o.id <> c.id
        where c.id = any (${[...candidateIds]}::uuid[]) and c.account_id is not null
          and (o.organisation_id = ${organisationId} or o.organisation_id is null)
        order by o.id, c.id desc
      )
    )
    select r.person_id as candidate_id, a.job_id, a.status, j.title
    from records r
    join applications a on a.candidate_id = r.id and a.organisation_id = ${organisationId}
    join jobs j on j.id = a.job_id
    order by a.updated_at desc, a.id desc`.execute(tx);
  return rows;
}

/** Other records of the same people that the caller may see: one a candidate has of their own, and those that were added. */
export const listOtherRecords = (tx: Tx, organisationId: string, candidateIds: readonly string[]) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('candidates as o', (join) => join.onRef('o.account_id', '=', 'c.account_id').onRef('o.id', '<>', 'c.id'))
    .select(['c.id', 'o.id as other_id', 'o.organisation_id as holder_id'])
    .where('c.id', 'in', [...candidateIds])
    .where((eb) => eb.or([eb('o.organisation_id', '=', organisationId), eb('o.organisation_id', 'is', null)]))
    .orderBy('o.id')
    .execute();
