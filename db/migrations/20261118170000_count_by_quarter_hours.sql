-- How many applications came in each quarter of an hour, and by how much those who wait for a look became more or fewer in it, so
-- that the dashboard says it of any day on the clocks of any place without counting: every place is whole quarters off UTC. For
-- readers who see every company; others count theirs. As with the stages of a job, changes are lines of their own, summed when
-- read: people who apply never wait for each other. What was there before is counted by the next migration.

create table application_quarters (
  -- Not a reference: the lines of a deleted organisation take its applications away after it has gone.
  organisation_id uuid not null,
  quarter timestamptz not null,
  id bigint generated always as identity,
  applied int not null default 0,
  waiting int not null default 0,
  primary key (organisation_id, quarter, id) include (applied, waiting)
);

create function app.quarter_of(moment timestamptz) returns timestamptz language sql immutable parallel safe
  return date_bin(interval '15 minutes', moment, timestamptz 'epoch');

-- Who waits for a look.
create function app.is_waiting(status text) returns int language sql immutable parallel safe
  return (coalesce(status, '') in ('pending', 'review'))::int;

create or replace function app.count_applications() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  if tg_op = 'INSERT' then
    insert into application_counts (organisation_id, company_id, job_id, status, applications)
      select organisation_id, company_id, job_id, status, count(*)::int from added group by 1, 2, 3, 4;
    insert into application_quarters (organisation_id, quarter, applied)
      select organisation_id, app.quarter_of(applied_at), count(*)::int from added group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into application_counts (organisation_id, company_id, job_id, status, applications)
      select organisation_id, company_id, job_id, status, -count(*)::int from removed group by 1, 2, 3, 4;
    insert into application_quarters (organisation_id, quarter, applied)
      select organisation_id, app.quarter_of(applied_at), -count(*)::int from removed group by 1, 2;
    -- Of a job that has gone nothing is left.
    delete from application_counts c using (select distinct organisation_id, job_id from removed) gone
      where c.organisation_id = gone.organisation_id and c.job_id = gone.job_id
        and not exists (select from jobs where jobs.id = gone.job_id);
    -- Nor of an organisation.
    delete from application_quarters q using (select distinct organisation_id from removed) gone
      where q.organisation_id = gone.organisation_id
        and not exists (select from organisations where organisations.id = gone.organisation_id);
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

-- A move leaves this as it is, and does not ask: only where the moment itself is written is it looked at.
create function app.count_applied_anew() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  insert into application_quarters (organisation_id, quarter, applied)
    values (old.organisation_id, app.quarter_of(old.applied_at), -1), (new.organisation_id, app.quarter_of(new.applied_at), 1);
  perform app.enter_scope(before);
  return null;
end $$;
create trigger applications_applied_anew after update of organisation_id, applied_at on applications for each row
  when (old.organisation_id <> new.organisation_id or old.applied_at <> new.applied_at)
  execute function app.count_applied_anew();

-- Lines of the history are written and go with their application; none is changed.
create function app.count_waiting() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  if tg_op = 'INSERT' then
    insert into application_quarters (organisation_id, quarter, waiting)
      select organisation_id, app.quarter_of(at), sum(app.is_waiting(to_status) - app.is_waiting(from_status))::int
      from added group by 1, 2 having sum(app.is_waiting(to_status) - app.is_waiting(from_status)) <> 0;
  else
    insert into application_quarters (organisation_id, quarter, waiting)
      select organisation_id, app.quarter_of(at), -sum(app.is_waiting(to_status) - app.is_waiting(from_status))::int
      from removed group by 1, 2 having sum(app.is_waiting(to_status) - app.is_waiting(from_status)) <> 0;
    delete from application_quarters q using (select distinct organisation_id from removed) gone
      where q.organisation_id = gone.organisation_id
        and not exists (select from organisations where organisations.id = gone.organisation_id);
  end if;
  perform app.enter_scope(before);
  return null;
end $$;
create trigger application_events_counted_added after insert on application_events
  referencing new table as added for each statement execute function app.count_waiting();
create trigger application_events_counted_removed after delete on application_events
  referencing old table as removed for each statement execute function app.count_waiting();

-- About every 32nd line adds up the day before it, each quarter that has more than one and is being added up by no other
-- transaction. Runs inside what is above, and so for the system too.
create function app.add_up_application_quarters() returns trigger language plpgsql as $$
begin
  with several as (
    select quarter from application_quarters
    where organisation_id = new.organisation_id and quarter > new.quarter - interval '1 day' and quarter <= new.quarter
    group by quarter having count(*) > 1
  ), free as (
    select quarter, id from application_quarters
    where organisation_id = new.organisation_id and quarter = any (array(select quarter from several))
    for update skip locked
  ), taken as (
    delete from application_quarters q using free
    where q.organisation_id = new.organisation_id and q.quarter = free.quarter and q.id = free.id
    returning q.quarter, q.applied, q.waiting
  )
  insert into application_quarters (organisation_id, quarter, applied, waiting)
    select new.organisation_id, quarter, sum(applied)::int, sum(waiting)::int from taken
    group by quarter having sum(applied) <> 0 or sum(waiting) <> 0;
  return null;
end $$;
create trigger application_quarters_added after insert on application_quarters
  for each row when (new.id % 32 = 0) execute function app.add_up_application_quarters();

-- The same where its applications went before it.
create or replace function app.forget_candidate_counts() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  delete from candidate_counts where organisation_id = old.id;
  delete from application_quarters where organisation_id = old.id;
  perform app.enter_scope(before);
  return null;
end $$;

call app.protect('application_quarters');
create policy whole_organisation on application_quarters for select to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.scope()) = 'tenant' and (select app.sees_all_companies()));
grant select on application_quarters to candela_lists;
create policy lists on application_quarters for select to candela_lists
  using (coalesce(organisation_id = (select app.whole_organisation_id()), false));

create trigger lists_hear_of_added after insert on application_quarters
  referencing new table as added for each statement execute function app.tell_lists();
create trigger lists_hear_of_changed after update on application_quarters
  referencing old table as removed new table as added for each statement execute function app.tell_lists();
create trigger lists_hear_of_removed after delete on application_quarters
  referencing old table as removed for each statement execute function app.tell_lists();
create trigger lists_hear_of_emptied after truncate on application_quarters
  for each statement execute function app.tell_lists();
