-- Whether a member takes a seat is looked up with the organisation, as the key of memberships begins now.
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
              select from memberships ms where ms.organisation_id = m.organisation_id and ms.account_id = m.account_id
                and ms.role = 'interviewer'));
  perform set_config('app.company_ids', narrow, true);
end $$;
