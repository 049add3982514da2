-- Events in a recruiter's own calendar whose interview is gone: its candidate was erased, its job or organisation deleted, its
-- record merged into one that has the same. However the row went, the event is taken out soon after.
create table left_events (
  event_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  left_at timestamptz not null default now()
);
create index left_events_by_account on left_events (account_id);

call app.protect('left_events');
-- Only the system writes and reads what was left; the scope that deletes an interview is widened for this row alone.
create function app.note_left_event() returns trigger language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into left_events (event_id, account_id) values (replace(old.id::text, '-', ''), old.organiser_account_id);
  perform set_config('app.scope', narrow, true);
  return null;
end $$;

create trigger note_left_event after delete on interviews
  for each row when (old.calendar = 'google' and old.organiser_account_id is not null
    and (old.status <> 'cancelled' or old.is_calendar_behind))
  execute function app.note_left_event();
