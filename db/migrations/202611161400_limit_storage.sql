-- What an organisation may keep in the file store, what its files take of it, and which of them were refused for what they
-- would have cost to read.

alter table plans add column limit_storage_mb int not null default -1 check (limit_storage_mb >= -1);
update plans set limit_storage_mb = case name when 'free' then 500 when 'starter' then 5120 when 'scale' then 51200 else -1 end;

alter table cv_files
  -- What lies in the store; until then what was announced is reserved.
  add column stored_bytes int,
  -- Refused because it was built to keep the reader busy, or did.
  add column over_bounds boolean not null default false,
  -- When the bytes of a file that failed were removed.
  add column removed_at timestamptz;
alter table job_description_uploads
  add column stored_bytes int not null default 0,
  add column over_bounds boolean not null default false,
  add column removed_at timestamptz;

create index cv_files_stored on cv_files (organisation_id) where organisation_id is not null and status <> 'failed';
create index cv_files_over_bounds on cv_files (organisation_id, account_id, updated_at) where over_bounds;
create index cv_files_to_remove on cv_files (updated_at) where status = 'failed' and removed_at is null;
create index job_description_uploads_over_bounds on job_description_uploads (organisation_id, updated_at) where over_bounds;

-- Bytes that an organisation's files take or have reserved. An address that was signed is good for a quarter of an hour;
-- what was reserved for one that was never used is free again after an hour.
create function app.storage_of(organisation uuid, moment timestamptz) returns bigint language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.company_ids', true), '');
  bytes bigint;
begin
  perform set_config('app.company_ids', 'all', true);
  select coalesce((
    select sum(case status when 'awaited' then coalesce(declared_bytes, 10485760)
                           else coalesce(stored_bytes, declared_bytes, 0) end)
    from cv_files
    where organisation_id = organisation and status <> 'failed'
      and (status <> 'awaited' or created_at > moment - interval '1 hour')), 0)
    + coalesce((
    select sum(stored_bytes) from job_description_uploads
    where organisation_id = organisation and status <> 'failed'), 0)
  into bytes;
  perform set_config('app.company_ids', narrow, true);
  return bytes;
end $$;

-- Files of an organisation, or of a candidate's own, that were refused for their cost since a moment.
create function app.refused_files_of(organisation uuid, account uuid, since timestamptz) returns int language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.company_ids', true), '');
  files int;
begin
  perform set_config('app.company_ids', 'all', true);
  select (select count(*)::int from cv_files
          where over_bounds and updated_at > since
            and (organisation_id = organisation or (organisation is null and organisation_id is null and account_id = account)))
       + (select count(*)::int from job_description_uploads
          where over_bounds and updated_at > since and organisation_id = organisation)
  into files;
  perform set_config('app.company_ids', narrow, true);
  return files;
end $$;
