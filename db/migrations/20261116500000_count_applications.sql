-- How many applications each stage of each job has, so that a board of a hundred thousand says it without counting them.
-- Changes are added as lines of their own and summed when read: candidates who apply for one job never wait for each other.
-- About every 32nd change adds up the lines of its job, those that no other transaction is adding up.

create table application_counts (
  organisation_id uuid not null,
  id bigint generated always as identity,
  company_id uuid not null,
  -- Not a reference: the lines of a deleted job take its applications away after it has gone.
  job_id uuid not null,
  status text not null,
  applications int not null,
  primary key (organisation_id, id)
);
create index application_counts_by_job on application_counts (organisation_id, job_id) include (company_id, status, applications);

-- For the system: a candidate who applies may not see how many others did.
create function app.count_applications() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  if tg_op = 'INSERT' then
    insert into application_counts (organisation_id, company_id, job_id, status, applications)
      select organisation_id, company_id, job_id, status, count(*)::int from added group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into application_counts (organisation_id, company_id, job_id, status, applications)
      select organisation_id, company_id, job_id, status, -count(*)::int from removed group by 1, 2, 3, 4;
    -- Of a job that has gone nothing is left.
    delete from application_counts c using (select distinct organisation_id, job_id from removed) gone
      where c.organisation_id = gone.organisation_id and c.job_id = gone.job_id
        and not exists (select from jobs where jobs.id = gone.job_id);
  else
    insert into application_counts (organisation_id, company_id, job_id, status, applications)
      select organisation_id, company_id, job_id, status, sum(change)::int
      from (
        select organisation_id, company_id, job_id, status, 1 as change from added
        union all
        select organisation_id, company_id, job_id, status, -1 from removed
      ) changes
      group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  perform app.enter_scope(before);
  return null;
end $$;

create trigger applications_added after insert on applications
  referencing new table as added for each statement execute function app.count_applications();
create trigger applications_changed after update on applications
  referencing new table as added old table as removed for each statement execute function app.count_applications();
create trigger applications_removed after delete on applications
  referencing old table as removed for each statement execute function app.count_applications();

-- Runs inside what is above, and so for the system too.
create function app.add_up_application_counts() returns trigger language plpgsql as $$
begin
  with free as (
    select id from application_counts
    where organisation_id = new.organisation_id and job_id = new.job_id for update skip locked
  ), taken as (
    delete from application_counts c using free where c.organisation_id = new.organisation_id and c.id = free.id
    returning c.company_id, c.status, c.applications
  )
  insert into application_counts (organisation_id, company_id, job_id, status, applications)
    select new.organisation_id, company_id, new.job_id, status, sum(applications)::int from taken
    group by company_id, status having sum(applications) <> 0;
  return null;
end $$;
create trigger application_counts_added after insert on application_counts
  for each row when (new.id % 32 = 0) execute function app.add_up_application_counts();

call app.protect('application_counts');
create policy own_companies on application_counts for select to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));

insert into application_counts (organisation_id, company_id, job_id, status, applications)
  select organisation_id, company_id, job_id, status, count(*)::int from applications group by 1, 2, 3, 4;

-- ---------------------------------------------------------------------------------------------------
-- A member who sees all companies sees the whole history of the organisation, without a look at the application of each line.
-- (Asked in the order of their names: this one before the one that looks.)

create policy all_companies on application_events for select to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()));
