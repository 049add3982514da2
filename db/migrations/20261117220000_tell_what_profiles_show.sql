-- Who a recruiter is to themselves is kept in memory like who their session is. Besides what was told already it shows whether
-- their calendar is connected, and the names of the companies they are members of.

create trigger calendar_connections_made after insert or delete on calendar_connections for each row
  execute function app.tell_who_changed('account_id');
create trigger calendar_connections_changed after update on calendar_connections for each row
  when ((old.account_id, old.revoked_at) is distinct from (new.account_id, new.revoked_at))
  execute function app.tell_who_changed('account_id');

create trigger companies_named after update on companies for each row
  when ((old.company_name, old.organisation_id) is distinct from (new.company_name, new.organisation_id))
  execute function app.tell_who_changed('organisation_id');
