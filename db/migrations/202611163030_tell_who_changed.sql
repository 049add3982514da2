-- Who a session is, every process that answers requests keeps in memory. Whatever changes the answer is told to all of
-- them by the id of the session, the account or the organisation; without an id it concerns everyone.

create function app.tell_who_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('principals', to_jsonb(old) ->> tg_argv[0]); end if;
  if tg_op <> 'DELETE' then perform pg_notify('principals', to_jsonb(new) ->> tg_argv[0]); end if;
  return null;
end $$;

-- A session that is used gets a later end, which may be noticed late; everything else may not.
create trigger sessions_changed after update on sessions for each row
  when (old.revoked_at is distinct from new.revoked_at or new.expires_at < old.expires_at
    or (old.account_id, old.authenticated_at, old.credentials_version)
      is distinct from (new.account_id, new.authenticated_at, new.credentials_version))
  execute function app.tell_who_changed('id');
create trigger sessions_deleted after delete on sessions for each row when (old.revoked_at is null)
  execute function app.tell_who_changed('id');

create trigger accounts_changed after update or delete on accounts for each row
  execute function app.tell_who_changed('id');
create trigger members_changed after insert or update or delete on members for each row
  execute function app.tell_who_changed('account_id');
create trigger memberships_changed after insert or update or delete on memberships for each row
  execute function app.tell_who_changed('account_id');

create trigger organisations_changed after update or delete on organisations for each row
  execute function app.tell_who_changed('id');
create trigger subscriptions_changed after insert or update or delete on subscriptions for each row
  execute function app.tell_who_changed('organisation_id');

create function app.tell_all_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('principals', '');
  return null;
end $$;
create trigger plans_changed after update on plans for each statement execute function app.tell_all_changed();
