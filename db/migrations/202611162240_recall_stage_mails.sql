-- A move that is taken back at once takes its mail back, as long as that has not left.

alter table stage_mails
  drop constraint stage_mails_because_check,
  add constraint stage_mails_because_check check (because in ('not-chosen', 'no-address', 'taken-back'));

-- Deletes those of the organisation's own mails that nothing was done with yet, and says which.
create function app.recall_mails(ids uuid[]) returns setof uuid language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
  organisation uuid := app.organisation_id();
begin
  perform set_config('app.scope', 'system', true);
  return query
    delete from mail_outbox m
    where m.id = any (ids) and m.organisation_id = organisation and m.status = 'queued' and m.attempts = 0
    returning m.id;
  perform set_config('app.scope', narrow, true);
end $$;
