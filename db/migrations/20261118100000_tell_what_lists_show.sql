-- What lists answer is kept in memory until anything a list could show has changed. `candela_lists` reads the tables below and no
-- others; each tells of every change, once a statement, by the organisations whose rows it changed. A row without an organisation
-- (what a candidate has of their own) may be seen by several, and by one more from the next moment on: that concerns all.

create function app.tell_lists() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    perform pg_notify('lists', '');
  elsif tg_op = 'INSERT' then
    perform pg_notify('lists', coalesce(t.id::text, '')) from (select distinct organisation_id as id from added) t;
  elsif tg_op = 'DELETE' then
    perform pg_notify('lists', coalesce(t.id::text, '')) from (select distinct organisation_id as id from removed) t;
  else
    perform pg_notify('lists', coalesce(t.id::text, ''))
      from (select organisation_id as id from removed union select organisation_id from added) t;
  end if;
  return null;
end $$;

-- Assessments are the candidate's own. Lists see those of one kind, once they were handed in.
create function app.tell_lists_of_assessments() returns trigger language plpgsql as $$
declare
  is_shown boolean;
begin
  if tg_op = 'INSERT' then
    is_shown := exists (select from added where type = 'interview' and status = 'COMPLETED');
  elsif tg_op = 'DELETE' then
    is_shown := exists (select from removed where type = 'interview' and status = 'COMPLETED');
  elsif tg_op = 'UPDATE' then
    is_shown := exists (select from added where type = 'interview' and status = 'COMPLETED')
      or exists (select from removed where type = 'interview' and status = 'COMPLETED');
  else
    is_shown := true;
  end if;
  if is_shown then perform pg_notify('lists', ''); end if;
  return null;
end $$;

do $$
declare
  name text;
  teller text;
begin
  foreach name in array array['jobs', 'companies', 'job_postings', 'applications', 'application_counts', 'scores', 'score_counts',
    'score_runs', 'candidate_companies', 'candidate_tags', 'search_words', 'candidates', 'cvs', 'assessments',
    'assessment_corrections']
  loop
    teller := case name when 'assessments' then 'app.tell_lists_of_assessments()' else 'app.tell_lists()' end;
    execute format('create trigger lists_hear_of_added after insert on %I
      referencing new table as added for each statement execute function %s', name, teller);
    execute format('create trigger lists_hear_of_changed after update on %I
      referencing old table as removed new table as added for each statement execute function %s', name, teller);
    execute format('create trigger lists_hear_of_removed after delete on %I
      referencing old table as removed for each statement execute function %s', name, teller);
    execute format('create trigger lists_hear_of_emptied after truncate on %I
      for each statement execute function %s', name, teller);
  end loop;
end $$;
