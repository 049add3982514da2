-- What visitors read of resources is kept in memory by every process: told that any of it may have changed. That is seldom,
-- so it is not said which.

create function app.tell_resources_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('resources', '');
  return null;
end $$;

create trigger resources_changed after insert or update or delete or truncate on resources for each statement
  execute function app.tell_resources_changed();
create trigger resource_versions_changed after insert or update or delete or truncate on resource_versions
  for each statement execute function app.tell_resources_changed();
create trigger resource_slugs_changed after insert or update or delete or truncate on resource_slugs for each statement
  execute function app.tell_resources_changed();
create trigger media_changed after update or delete or truncate on media for each statement
  execute function app.tell_resources_changed();
