-- A member whose organisation lets them in through its identity provider alone has no session that began another way: the
-- row of a session is asked on every request, and told of as soon as the rule is switched on.

create function app.must_use_sso(account uuid) returns boolean language sql stable as $$
  select exists (
    select from accounts a
    join members m on m.account_id = a.id
    join sso_connections c on c.organisation_id = m.organisation_id
    where a.id = account and not m.is_parent and c.is_required and c.verified_at is not null
      and c.domain = split_part(a.email, '@', 2))
$$;

create trigger sso_connections_changed after insert or update or delete on sso_connections for each row
  execute function app.tell_who_changed('organisation_id');

-- An open line of a program ends with its key.
create trigger api_keys_deleted after delete on api_keys for each row execute function app.tell_who_changed('id');
