-- How many candidates an organisation holds records of, so that their list says it without counting thousands. Kept are those
-- without an account, nearly all; the others may be the same person twice and are counted. As with applications, changes are
-- lines of their own, summed when read and added up about every 32nd time: people who add candidates never wait for each other.

create table candidate_counts (
  -- Not a reference: the lines of a deleted organisation take its candidates away after it has gone.
  organisation_id uuid not null,
  id bigint generated always as identity,
  people int not null,
  primary key (organisation_id, id)
);

-- For the system: a member of one company may not see how many candidates the others have.
create function app.count_candidates() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  if tg_op = 'INSERT' then
    insert into candidate_counts (organisation_id, people)
      select organisation_id, count(*)::int from added where organisation_id is not null and account_id is null group by 1;
  elsif tg_op = 'DELETE' then
    insert into candidate_counts (organisation_id, people)
      select organisation_id, -count(*)::int from removed where organisation_id is not null and account_id is null group by 1;
    -- Of an organisation that has gone nothing is left.
    delete from candidate_counts c using (select distinct organisation_id from removed) gone
      where c.organisation_id = gone.organisation_id
        and not exists (select from organisations where organisations.id = gone.organisation_id);
  else
    insert into candidate_counts (organisation_id, people)
      select organisation_id, sum(change)::int
      from (
        select organisation_id, 1 as change from added where organisation_id is not null and account_id is null
        union all
        select organisation_id, -1 from removed where organisation_id is not null and account_id is null
      ) changes
      group by 1 having sum(change) <> 0;
  end if;
  perform app.enter_scope(before);
  return null;
end $$;

create trigger candidates_counted_added after insert on candidates
  referencing new table as added for each statement execute function app.count_candidates();
create trigger candidates_counted_changed after update on candidates
  referencing new table as added old table as removed for each statement execute function app.count_candidates();
create trigger candidates_counted_removed after delete on candidates
  referencing old table as removed for each statement execute function app.count_candidates();

-- The same where its candidates went before it.
create function app.forget_candidate_counts() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  delete from candidate_counts where organisation_id = old.id;
  perform app.enter_scope(before);
  return null;
end $$;
create trigger organisations_uncounted after delete on organisations
  for each row execute function app.forget_candidate_counts();

-- Runs inside what is above, and so for the system too.
create function app.add_up_candidate_counts() returns trigger language plpgsql as $$
begin
  with free as (
    select id from candidate_counts where organisation_id = new.organisation_id for update skip locked
  ), taken as (
    delete from candidate_counts c using free where c.organisation_id = new.organisation_id and c.id = free.id
    returning c.people
  )
  insert into candidate_counts (organisation_id, people)
    select new.organisation_id, sum(people)::int from taken having sum(people) <> 0;
  return null;
end $$;
create trigger candidate_counts_added after insert on candidate_counts
  for each row when (new.id % 32 = 0) execute function app.add_up_candidate_counts();

call app.protect('candidate_counts');
create policy whole_organisation on candidate_counts for select to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.scope()) = 'tenant' and (select app.sees_all_companies()));
grant select on candidate_counts to candela_lists;
create policy lists on candidate_counts for select to candela_lists
  using (coalesce(organisation_id = (select app.whole_organisation_id()), false));

create trigger lists_hear_of_added after insert on candidate_counts
  referencing new table as added for each statement execute function app.tell_lists();
create trigger lists_hear_of_changed after update on candidate_counts
  referencing old table as removed new table as added for each statement execute function app.tell_lists();
create trigger lists_hear_of_removed after delete on candidate_counts
  referencing old table as removed for each statement execute function app.tell_lists();
create trigger lists_hear_of_emptied after truncate on candidate_counts
  for each statement execute function app.tell_lists();

insert into candidate_counts (organisation_id, people)
  select organisation_id, count(*)::int from candidates where organisation_id is not null and account_id is null group by 1;

-- Those who are counted.
create index candidates_claimed on candidates (organisation_id, account_id) where account_id is not null;
