-- Candidates' open screens are told as it happens too: they go on from the number of the last notification they had.
alter table notifications add column number bigint generated always as identity;
create index notifications_by_number on notifications (account_id, number desc);

-- Who sees a company, and as what: some news is only for those who can act on it.
create function app.members_who_see(organisation uuid, company uuid) returns table (account_id uuid, role text)
language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select distinct m.account_id, m.role from memberships m
    where m.organisation_id = organisation and m.role <> 'interviewer'
      and (company is null or m.scope = 'all' or m.company_id = company);
  perform set_config('app.scope', narrow, true);
end $$;
drop function app.recruiters_who_see(uuid, uuid);
