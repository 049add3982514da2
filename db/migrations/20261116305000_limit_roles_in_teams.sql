-- Two roles that do less than hire: a viewer reads and changes nothing, an interviewer has only the interviews they were
-- invited to, and takes no seat.

alter table memberships drop constraint memberships_role_check;
alter table memberships add constraint memberships_role_check
  check (role in ('admin', 'recruiter', 'viewer', 'interviewer'));
alter table team_invites add column role text not null default 'recruiter'
  check (role in ('recruiter', 'viewer', 'interviewer'));

create or replace function app.usage_of(organisation uuid)
returns table (companies int, jobs int, seats int) language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.company_ids', true), '');
begin
  perform set_config('app.company_ids', 'all', true);
  return query
    select (select count(*)::int from companies where organisation_id = organisation and archived_at is null),
           (select count(*)::int from jobs where organisation_id = organisation and status = 'Active'),
           (select count(*)::int from members m where m.organisation_id = organisation and not exists (
              select from memberships ms where ms.account_id = m.account_id and ms.role = 'interviewer'));
  perform set_config('app.company_ids', narrow, true);
end $$;

-- An interviewer is told of their interviews by invitation, and of nothing else.
create or replace function app.recruiters_who_see(organisation uuid, company uuid) returns setof uuid language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select distinct m.account_id from memberships m
    where m.organisation_id = organisation and m.role <> 'interviewer'
      and (company is null or m.scope = 'all' or m.company_id = company);
  perform set_config('app.scope', narrow, true);
end $$;

-- How the caller stands among the attendees of an interview, if they are an interviewer; otherwise null, which nothing holds.
create function app.own_attendance() returns jsonb language sql stable as $$
  select jsonb_build_array(jsonb_build_object('email', a.email)) from accounts a
  where a.id = app.account_id() and exists (
    select from memberships m where m.account_id = a.id and m.organisation_id = app.organisation_id()
      and m.role = 'interviewer')
$$;
create policy interviewers on interviews for select to candela_app
  using (organisation_id = (select app.organisation_id()) and status <> 'placing'
    and attendees @> (select app.own_attendance()));

-- One parent an organisation, whatever two requests at once want.
create unique index members_one_parent on members (organisation_id) where is_parent;

-- Bills and what is wrong with them go there as well.
alter table organisations add column billing_email text check (billing_email = lower(billing_email));

-- Members sign in with a second factor, or set one up when they next do.
alter table organisations add column requires_second_factor boolean not null default false;
