-- Records of one organisation that may be about the same person, for members who see the whole of it; and what was merged.

alter table candidates
  -- The end of the number: "+44 7700 900123" and "07700 900123" are the same telephone.
  add column phone_ending text generated always as (right(regexp_replace(phone, '\D', '', 'g'), 9)) stored;
create index candidates_by_phone on candidates (organisation_id, phone_ending) where length(phone_ending) = 9;

-- Of the sixteen hashes of a text, so many alike make two texts almost the same.
create function app.have_same_words(a int[], b int[]) returns boolean language sql immutable parallel safe
  return (select count(*) from unnest(a) s where s = any (b)) >= 13;

create table likely_duplicates (
  organisation_id uuid not null references organisations on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  other_id uuid not null references candidates on delete cascade,
  reasons text[] not null check (reasons <@ '{email,phone,text}' and reasons <> '{}'),
  found_at timestamptz not null,
  -- Set when a member says that these are two people.
  dismissed_at timestamptz,
  dismissed_by uuid,
  primary key (candidate_id, other_id),
  -- Each pair once.
  check (candidate_id < other_id)
);
create index likely_duplicates_open on likely_duplicates (organisation_id, found_at desc, candidate_id, other_id)
  where dismissed_at is null;
create index likely_duplicates_by_other on likely_duplicates (other_id);

insert into likely_duplicates (organisation_id, candidate_id, other_id, reasons, found_at)
  select a.organisation_id, a.id, b.id,
    array_remove(array[case when a.email = b.email and a.email <> '' then 'email' end,
      case when a.phone_ending = b.phone_ending and length(a.phone_ending) = 9 then 'phone' end], null), now()
  from candidates a join candidates b on b.organisation_id = a.organisation_id and a.id < b.id
    and ((a.email = b.email and a.email <> '') or (a.phone_ending = b.phone_ending and length(a.phone_ending) = 9));

-- What a record was before it was merged into another one, and what became of its parts.
create table candidate_merges (
  merged_id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  -- With the record that was kept goes what was merged into it.
  kept_id uuid not null references candidates on delete cascade,
  merged_at timestamptz not null,
  merged_by uuid not null,
  -- The record itself; the ids of the CVs, files, applications and scores that were moved; its companies.
  record jsonb not null,
  moved jsonb not null
);
create index candidate_merges_by_kept on candidate_merges (kept_id);

-- Of two applications to one job that a merge brought together, the later one, with its history.
create table applications_set_aside (
  -- The application's own.
  id uuid primary key,
  organisation_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  -- The record it belongs to now.
  candidate_id uuid not null references candidates on delete cascade,
  application jsonb not null,
  history jsonb not null,
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create index applications_set_aside_by_candidate on applications_set_aside (candidate_id);
create index applications_set_aside_by_job on applications_set_aside (organisation_id, company_id, job_id);

-- A registration remembers the record it claims by its number alone: after a merge that number leads to the kept one.
alter table registrations drop constraint registrations_claimed_candidate_id_fkey;

call app.protect('likely_duplicates');
call app.protect('candidate_merges');
call app.protect('applications_set_aside');
create policy whole_organisation on likely_duplicates to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()))
  with check (organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()));
create policy whole_organisation on candidate_merges to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()))
  with check (organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()));
create policy own_companies on applications_set_aside to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_applications on applications_set_aside for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));
