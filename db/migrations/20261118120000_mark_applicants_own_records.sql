-- Who applied with a record of their own stands among everyone a company knows, a few among tens of thousands: lists of people
-- and searches looked at all of them to find these. The mark says which they are, and lets an index hold them, newest first.
alter table candidate_companies
  -- When the candidate made the record, where it is their own; null where it is the organisation's.
  add column own_record_since timestamptz;

-- For the system: a company may come to know a record that the one who writes this does not see.
create function app.mark_own_record() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  new.own_record_since := (select created_at from candidates where id = new.candidate_id and organisation_id is null);
  perform app.enter_scope(before);
  return new;
end $$;
create trigger candidate_companies_marked before insert or update of candidate_id, own_record_since on candidate_companies
  for each row execute function app.mark_own_record();

-- Neither changes today; should one ever, the mark follows.
create function app.mark_own_records() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  -- The row's own trigger works it out.
  update candidate_companies set own_record_since = null where candidate_id = new.id;
  perform app.enter_scope(before);
  return null;
end $$;
create trigger candidates_marked after update on candidates for each row
  when ((old.organisation_id, old.created_at) is distinct from (new.organisation_id, new.created_at))
  execute function app.mark_own_records();

create index candidate_companies_own_records on candidate_companies (organisation_id, own_record_since desc, candidate_id)
  where own_record_since is not null;
