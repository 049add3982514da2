-- Emptying a table at once runs no row's trigger: without these the audit log was append-only but for one statement.

create trigger audit_events_not_truncated before truncate on audit_events
  for each statement execute function app.refuse_change();
create trigger audit_seals_not_truncated before truncate on audit_seals
  for each statement execute function app.refuse_change();
