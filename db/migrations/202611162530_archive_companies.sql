-- A company that no longer hires can be put away: it keeps everything, counts no longer towards the plan, and can come back.

alter table companies add column archived_at timestamptz;

create or replace function app.usage_of(organisation uuid)
returns table (companies int, jobs int, seats int) language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.company_ids', true), '');
begin
  perform set_config('app.company_ids', 'all', true);
  return query
    select (select count(*)::int from companies where organisation_id = organisation and archived_at is null),
           (select count(*)::int from jobs where organisation_id = organisation and status = 'Active'),
           (select count(*)::int from members where organisation_id = organisation);
  perform set_config('app.company_ids', narrow, true);
end $$;
