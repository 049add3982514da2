-- A candidate who asks for other times again gives up what they asked for before: it stays to be seen, and no one decided it.
drop policy asks_anew on reschedule_requests;
create policy asks_anew on reschedule_requests for update to candela_app
  using ((select app.scope()) = 'account' and status = 'pending' and exists (select from interviews i where i.id = interview_id))
  with check ((select app.scope()) = 'account' and status in ('pending', 'rejected') and decided_by is null);
