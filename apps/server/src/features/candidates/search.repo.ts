import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { countLimit } from '@candela/contract/kernel/count-limit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';
import type { Companies } from '../../platform/database/scope.ts';
import { asStoredMark, readRow, type StoredRow } from '../../platform/database/stored-row.ts';
import { currentCvOf } from './current-cv.repo.ts';
import { partLength, startSign } from './search-snippet.ts';

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
      and t.organisation_id = ${organisationId} and lower(t.tag) = lower(${tag}))`);
  }
  if (companyId !== undefined) {
    conditions.push(sql`exists (select from candidate_companies k where k.candidate_id = c.id
      and k.organisation_id = ${organisationId} and k.company_id = ${companyId})`);
  }
  return sql.join(conditions, sql` and `);
}

/**
 * Everyone the organisation knows, through a record of its own or through an application, as far as row-level security
 * shows them. Each way is a question of its own, so that each finds its index. A candidate who applied and whose CV the
 * organisation holds besides is listed once.
 */
function everyone(filter: PeopleFilter): Record<'own' | 'applicants', RawBuilder<unknown>> {
  const people = sql`select c.id, c.created_at, c.account_id, c.name, c.email, c.current_cv_id from candidates c
    ${asksCv(filter) ? sql`join cvs v on v.id = ${currentCvOf(filter.companies)}` : sql``} where ${conditionsOf(filter)}`;
  return {
    own: sql`${people} and c.organisation_id = ${filter.organisationId} and ${standsAlone(filter)}`,
    applicants: sql`${people} and ${ofApplicants(filter)}`,
  };
}

const asksCv = ({ skills, minYears }: PeopleFilter): boolean => skills.length > 0 || minYears !== undefined;

const ofApplicants = ({
  organisationId,
}: PeopleFilter): RawBuilder<unknown> => sql`c.organisation_id is null and c.id in (
  select candidate_id from candidate_companies where organisation_id = ${organisationId} and own_record_since is not null)`;

/** Whether a record `c` is not answered for by another of the same account: the person's own, where that is found as well. */
const standsAlone = (filter: PeopleFilter): RawBuilder<unknown> =>
  // The conditions speak of \`c\`: within, that is the person's own record, and what is asked about is only their account.
  sql`(c.account_id is null or not exists (
    select from (select c.account_id as id) account
    join candidates c on c.account_id = account.id left join cvs v on v.id = ${currentCvOf(filter.companies)}
    where ${ofApplicants(filter)} and ${conditionsOf(filter)}))`;

/** The same of those who have the words. Of the organisation's own records they lie together, for who sees all of them. */
const withWords = (filter: PeopleFilter, owner: 'own' | 'applicant'): RawBuilder<unknown> =>
  owner === 'own' && filter.companies === 'all' ? amongKeptWords(filter) : byTheirCvs(filter, owner);

/** In `candidate_words` are the words of the CV that counts for each, or of name and address where there is none. */
function amongKeptWords(filter: PeopleFilter): RawBuilder<unknown> {
  const hasNoCv = sql`c.current_cv_id is null`;
  const { isNamed, isDirect, rank } = weightOf(filter, sql`c.words`);
  return sql`
    select c.id, c.created_at, c.account_id, ${hasNoCv} or ${isNamed} as is_named, ${hasNoCv} or ${isDirect} as is_direct,
      case when ${hasNoCv} then 0 else ${rank} end as rank
    from (
      select candidate_id as id, organisation_id, created_at, account_id, cv_id as current_cv_id, words from candidate_words
    ) c ${asksCv(filter) ? sql`left join cvs v on v.id = c.current_cv_id` : sql``}
    where c.organisation_id = ${filter.organisationId} and c.words @@ ${filter.words}::tsquery and ${conditionsOf(filter)}`;
}

/** By their CV, and by name and address where there is none. */
function byTheirCvs(filter: PeopleFilter, owner: 'own' | 'applicant'): RawBuilder<unknown> {
  const { organisationId, words } = filter;
  const currentCv = currentCvOf(filter.companies);
  const isTheirs = owner === 'own' ? sql`c.organisation_id = ${organisationId}` : ofApplicants(filter);
  const isHeld = owner === 'own' ? sql`and v.organisation_id = ${organisationId}` : sql``;
  const conditions = sql`where ${conditionsOf(filter)} and ${isTheirs}`;
  const { isNamed, isDirect, rank } = weightOf(filter, sql`v.search`);
  return sql`
    select c.id, c.created_at, c.account_id, ${isNamed} as is_named, ${isDirect} as is_direct, ${rank} as rank
    from cvs v join candidates c on c.id = v.candidate_id and v.id = ${currentCv}
    ${conditions} and v.search @@ ${words}::tsquery ${isHeld}
    union all
    select c.id, c.created_at, c.account_id, true, true, 0
    from candidates c left join cvs v on false
    ${conditions} and ${currentCv} is null
      and lower((c.name || ' ' || c.email) collate "C") like all (${contained(filter)}::text[])
      and to_tsvector('simple', c.name || ' ' || c.email) @@ ${words}::tsquery`;
}

/**
 * What a name and address must contain besides: to see that costs a tenth of making words of them. Nothing where one of several
 * things may be meant, or where small letters are another matter.
 */
const contained = ({ words, direct, shown }: PeopleFilter): string[] =>
  direct === words && shown.every(isAscii) ? shown.map(anywhere) : [];

/** What those found are put in order by: the name, the very words, then where in the CV they stand and how often. */
const weightOf = (
  { words, direct, names }: PeopleFilter,
  found: RawBuilder<unknown>,
): Record<'isNamed' | 'isDirect' | 'rank', RawBuilder<unknown>> => ({
  isNamed: sql`${found} @@ ${names}::tsquery`,
  // Where there are no other names for what was typed, every match is a direct one.
  isDirect: direct === words ? sql`true` : sql`${found} @@ ${direct}::tsquery`,
  rank: sql`ts_rank('{0.05, 0.2, 0.6, 1}', ${found}, ${words}::tsquery)`,
});

export interface FoundPerson {
  candidate_id: string;
  cv_id: string | null;
  name: string;
  email: string;
  title: string | null;
  company: string | null;
  experience_years: number | null;
  skills: string[] | null;
  /** Part of the CV's text around what was looked for, to be read by `readPart`. */
  cut: string | null;
  stages: StageRow[] | null;
}

type Listed = FoundPerson & { total: number };

export interface StageRow {
  jobId: string;
  jobTitle: string;
  status: ApplicationStatus;
}

/**
 * People's names first, then the very words, titles and skills before everything else; nothing typed, the newest. How many rows
 * a page has is not known when the statement is planned: the offsets have those of the page looked up, not all there are.
 */
export async function listPeople(
  tx: Tx,
  filter: PeopleFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ people: (FoundPerson | StoredRow<FoundPerson>)[]; total: number }> {
  const most = countLimit({ page, pageSize });
  const offset = (page - 1) * pageSize;
  const isRanked = filter.words !== '' && filter.email === null;
  const order = sql`${isRanked ? sql`p.is_named desc, p.is_direct desc, p.rank desc,` : sql``} p.created_at desc, p.id`;
  // Among hundreds of matches only what they are put in order by is carried along; the newest are few and carry everything.
  const shown = filter.words === '' ? sql`select p.*` : sql`select * from candidates where id = p.id offset 0`;
  const cv = shownCvOf(filter.companies);
  const { rows } = await sql<Listed | StoredRow<Listed>>`${sql.raw(asStoredMark)}
    with ${filter.words === '' ? newestOf(filter, offset + pageSize, most) : foundOf(filter)},
    page as materialized (select * from matched p order by ${order} limit ${pageSize} offset ${offset}),
    ${stagesOf(filter.organisationId)}
    select least(n.total, ${most})::int as total, c.id as candidate_id, v.id as cv_id, c.name, c.email,
      v.latest ->> 'title' as title, v.latest ->> 'company' as company, v.experience_years, v.skills,
      ${isRanked ? cutOf(filter) : sql`null`} as cut, s.stages
    from counted n
    left join page p on true
    left join lateral (${shown}) c on true
    ${cv.workedOut}
    left join lateral (
      select id, experience -> 0 as latest, experience_years, skills, text, ${isRanked ? smallOf(filter) : sql`null`} as small
      from cvs where id = ${cv.id} offset 0
    ) v on true
    left join stages s on s.person_id = p.id
    order by ${order}`.execute(tx);
  const first = rows[0] && readRow(rows[0]);
  // Where the page is empty one row says so, and how many there are.
  return { people: first?.candidate_id ? rows : [], total: first?.total ?? 0 };
}

/**
 * Which CV is looked up for a person of the page. Where that takes more than a column it is worked out before: under row-level
 * security PostgreSQL finds nothing by index that is compared with an expression, and read all CVs for each person.
 */
const shownCvOf = (companies: Companies): Record<'id' | 'workedOut', RawBuilder<unknown>> =>
  companies === 'all'
    ? { id: currentCvOf(companies), workedOut: sql`` }
    : {
        id: sql`w.cv_id`,
        workedOut: sql`left join lateral (select ${currentCvOf(companies)} as cv_id offset 0) w on true`,
      };

/** With words, who matches is found once for the page and its total; of a person found twice, the record that applied stays. */
const foundOf = (filter: PeopleFilter): RawBuilder<unknown> => sql`
  applicants as materialized (${withWords(filter, 'applicant')}),
  own as (${withWords(filter, 'own')}),
  matched as materialized (
    select * from applicants
    union all
    select * from own
    where account_id is null or account_id not in (select account_id from applicants where account_id is not null)
  ),
  counted as (select count(*) as total from matched)`;

/** Without, the newest lie in order and the rest are only counted. */
function newestOf(filter: PeopleFilter, first: number, most: number): RawBuilder<unknown> {
  const { own, applicants } = everyone(filter);
  const newest = sql`order by created_at desc, id`;
  return sql`
    ${
      isUnfiltered(filter)
        ? applicantsInOrder(filter, first, most)
        : sql`
      applicants as materialized (${applicants} ${newest} limit ${most}),
      applied as (select count(*) as total from applicants),`
    }
    matched as ((${own} ${newest} limit ${first}) union all (select * from applicants ${newest} limit ${first})),
    counted as (
      select ${isUnfiltered(filter) ? countOf(filter, most) : sql`(select count(*) from (${own} limit ${most}) held)`}
        + (select total from applied) as total
    )`;
}

/**
 * Those who applied with records of their own, where nothing more is asked: the newest lie in order, each under every company they applied to, and
 * the rest are counted by what shows them, an application, without looking at the records.
 */
const applicantsInOrder = ({ organisationId }: PeopleFilter, first: number, most: number): RawBuilder<unknown> => {
  const known = sql`select distinct own_record_since, candidate_id from candidate_companies
    where organisation_id = ${organisationId} and own_record_since is not null order by own_record_since desc, candidate_id`;
  return sql`
    applicants as (
      select c.* from (${known}) k cross join lateral (
        select id, created_at, account_id, name, email, current_cv_id from candidates where id = k.candidate_id offset 0
      ) c limit ${first}
    ),
    applied as (
      select count(*) as total from (
        select from (${known}) k cross join lateral (
          select from applications where candidate_id = k.candidate_id and organisation_id = ${organisationId} limit 1
        ) a limit ${most}
      ) shown
    ),`;
};

const isUnfiltered = ({ companies, email, skills, minYears, stage, tag, companyId }: PeopleFilter): boolean =>
  companies === 'all' &&
  skills.length === 0 &&
  [email ?? undefined, minYears, stage, tag, companyId].every((asked) => asked === undefined);

/** Of the organisation's own records: how many have no account is kept, the others are counted. */
const countOf = (filter: PeopleFilter, most: number): RawBuilder<unknown> => sql`
  (select coalesce(sum(people), 0) from candidate_counts where organisation_id = ${filter.organisationId})
    + (select count(*) from (
      select from candidates c where c.organisation_id = ${filter.organisationId} and c.account_id is not null
        and ${standsAlone(filter)} limit ${most}) claimed)`;

/** Where the people of the page stand, whichever of their records applied: see `listOtherRecords`. For each job once, as it moved last. */
const stagesOf = (organisationId: string): RawBuilder<unknown> => sql`
  records as materialized (
    select id, id as person_id from page
    union all (
      select distinct on (o.id) o.id, c.id from page c
      cross join lateral (
        select id, organisation_id from candidates where account_id = c.account_id offset 0
      ) o
      where c.account_id is not null and o.id <> c.id and (o.organisation_id = ${organisationId} or o.organisation_id is null)
      order by o.id, c.id desc
    )
  ),
  stages as materialized (
    select person_id, json_agg(json_build_object('jobId', job_id, 'jobTitle', title, 'status', status)
      order by updated_at desc, id desc) as stages
    from (
      select distinct on (r.person_id, a.job_id) r.person_id, a.job_id, j.title, a.status, a.updated_at, a.id
      from applications a join records r on r.id = a.candidate_id
      cross join lateral (select title from jobs where id = a.job_id offset 0) j
      where a.organisation_id = ${organisationId} and a.candidate_id = any(array(select id from records))
      order by r.person_id, a.job_id, a.updated_at desc, a.id desc
    ) latest
    group by person_id
  )`;

/** So few words are part of the statement, which is prepared anew for each number of them; a list costs a sub-select for each row. */
const mostPlaces = 3;

/** Reading the whole of a CV to choose a line takes longer than finding the person: it is cut out around the first word. */
function cutOf({ shown }: PeopleFilter): RawBuilder<unknown> {
  const placeOf = (word: RawBuilder<unknown>) => sql`nullif(strpos(v.small, ${word}), 0)`;
  const first =
    shown.length <= mostPlaces
      ? sql`least(${sql.join(shown.map((word) => placeOf(sql`${word}`)))})`
      : sql`(select min(${placeOf(sql`word`)}) from unnest(${[...shown]}::text[]) word)`;
  const start = sql`greatest(1, coalesce(${first}, 1) - 150)`;
  return sql`substring(${startSign}::text || v.text from ${start} for ${partLength + 1}::int)`;
}

/** Small letters of a CV's text, as few as the words have: of every alphabet they cost ten times as much. */
const smallOf = ({ shown }: PeopleFilter): RawBuilder<unknown> =>
  shown.every(isAscii) ? sql`lower(text collate "C")` : sql`lower(text)`;

const isAscii = (word: string): boolean => /^[ -~]*$/.test(word);

/** Whether a candidate the caller may see has this word. */
export async function isKnown(
  tx: Tx,
  { organisationId, companies }: Pick<PeopleFilter, 'organisationId' | 'companies'>,
  word: string,
): Promise<boolean> {
  const words = { words: word, direct: word, names: word, shown: [] };
  const asked: PeopleFilter = {
    ...{ organisationId, companies, ...words, email: null, skills: [] },
    ...{ minYears: undefined, stage: undefined, tag: undefined, companyId: undefined },
  };
  const { rows } = await sql<{ known: boolean }>`
    select exists (${withWords(asked, 'own')}) or exists (${withWords(asked, 'applicant')}) as known`.execute(tx);
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
