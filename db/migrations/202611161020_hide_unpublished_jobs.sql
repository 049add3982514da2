-- A job that was never published is its organisation's alone, whatever its status: one that was made inactive or closed
-- before it was ever active is no more public than a draft.

create function app.was_published(j jobs) returns boolean language sql immutable parallel safe as $$
  select j.status <> 'Draft' and (j.status = 'Active' or j.first_active_at is not null)
$$;

drop policy open_to_all on jobs;
create policy open_to_all on jobs for select to candela_app
  using ((select app.sees_what_is_public()) and app.was_published(jobs)
    and organisation_id not in (select s.organisation_id from suspended_organisations s));
drop policy open_to_all on companies;
create policy open_to_all on companies for select to candela_app
  using ((select app.sees_what_is_public())
    and exists (select from jobs j where j.company_id = companies.id and app.was_published(j)));
