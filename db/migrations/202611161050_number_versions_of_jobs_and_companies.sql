-- Jobs and companies count their changes, no matter who makes them: an edit that began before the last one can be told so.

alter table jobs add column version int not null default 1;
alter table companies add column version int not null default 1;

create function app.count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger jobs_count_version before update on jobs
  for each row when (old.* is distinct from new.*) execute function app.count_version();
create trigger companies_count_version before update on companies
  for each row when (old.* is distinct from new.*) execute function app.count_version();
