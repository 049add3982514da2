-- Events in a recruiter's own calendar whose interview is gone: its candidate was erased, its job or organisation deleted, its
-- record merged into one that has the same. However the row went, the event is taken out soon after.
create table left_events (
  event_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  left_at timestamptz not null default now()
);
create index left_events_by_account on left_events (account_id);

call app.protect('left_events');
-- Whoever deletes an interview leaves its event behind; only the system reads what was left.
create policy left_behind on left_events for insert to candela_app with check (true);

create function app.note_left_event() returns trigger language plpgsql as $$
begin
  insert into left_events (event_id, account_id) values (replace(old.id::text, '-', ''), old.organiser_account_id);
  return null;
end $$;

create trigger note_left_event after delete on interviews
  for each row when (old.calendar = 'google' and old.organiser_account_id is not null
    and (old.status <> 'cancelled' or old.is_calendar_behind))
  execute function app.note_left_event();
