-- Boards are read as lists are. What cards show beyond those, interviews and what interviewers found, gets the same plain policy
-- for a member who sees every company, and tells of its changes like everything that `candela_lists` may read.
do $$
declare
  name text;
begin
  foreach name in array array['interviews', 'scorecards']
  loop
    execute format('grant select on %I to candela_lists', name);
    execute format('create policy whole_organisation on %I for select to candela_lists
      using (coalesce(organisation_id = (select app.whole_organisation_id()), false))', name);
    execute format('create trigger lists_hear_of_added after insert on %I
      referencing new table as added for each statement execute function app.tell_lists()', name);
    execute format('create trigger lists_hear_of_changed after update on %I
      referencing old table as removed new table as added for each statement execute function app.tell_lists()', name);
    execute format('create trigger lists_hear_of_removed after delete on %I
      referencing old table as removed for each statement execute function app.tell_lists()', name);
    execute format('create trigger lists_hear_of_emptied after truncate on %I
      for each statement execute function app.tell_lists()', name);
  end loop;
end $$;
