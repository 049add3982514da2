-- What a company's widget shows is kept in memory by every process: told by the company that a job of it changed.

create function app.tell_jobs_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('open_jobs', to_jsonb(old) ->> tg_argv[0]); end if;
  if tg_op <> 'DELETE' then perform pg_notify('open_jobs', to_jsonb(new) ->> tg_argv[0]); end if;
  return null;
end $$;

create trigger jobs_changed after insert or update or delete on jobs for each row
  execute function app.tell_jobs_changed('company_id');
create trigger companies_changed after update or delete on companies for each row
  execute function app.tell_jobs_changed('id');
create trigger organisations_open_changed after update of suspended_at on organisations for each row
  execute function app.tell_jobs_changed('id');
