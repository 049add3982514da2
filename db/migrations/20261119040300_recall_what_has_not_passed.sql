-- Deletes those of the organisation's own mails that nothing was done with yet, and says which. One that has passed the gate is on its
-- way: it was said to be taken back while it left.
create or replace function app.recall_mails(ids uuid[]) returns setof uuid language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
  organisation uuid := app.organisation_id();
begin
  perform set_config('app.scope', 'system', true);
  return query
    delete from mail_outbox m
    where m.id = any (ids) and m.organisation_id = organisation and m.status = 'queued' and m.attempts = 0
      and m.sender_position is null
    returning m.id;
  perform set_config('app.scope', narrow, true);
end $$;
