-- Reports and copies of an organisation's data lie in the same store as its CVs, and count to the same allowance.

alter table reports add column stored_bytes int;

-- Bytes that an organisation's files take or have reserved. An address that was signed is good for a quarter of an hour;
-- what was reserved for one that was never used is free again after an hour. A report that is being made has 256 KB
-- reserved. Copies belong to the parent's account and are out of the members' sight, so the view is widened for this
-- question alone.
create or replace function app.storage_of(organisation uuid, moment timestamptz) returns bigint language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
  bytes bigint;
begin
  perform set_config('app.scope', 'system', true);
  select coalesce((
    select sum(case status when 'awaited' then coalesce(declared_bytes, 10485760)
                           else coalesce(stored_bytes, declared_bytes, 0) end)
    from cv_files
    where organisation_id = organisation and status <> 'failed'
      and (status <> 'awaited' or created_at > moment - interval '1 hour')), 0)
    + coalesce((
    select sum(stored_bytes) from job_description_uploads
    where organisation_id = organisation and status <> 'failed'), 0)
    + coalesce((
    select sum(case when status in ('queued', 'working') then 262144 else coalesce(stored_bytes, 0) end) from reports
    where organisation_id = organisation), 0)
    + coalesce((
    select sum(e.bytes) from data_exports e
    where e.organisation_id = organisation and e.storage_key is not null), 0)
  into bytes;
  perform set_config('app.scope', narrow, true);
  return bytes;
end $$;

create index data_exports_of_organisations on data_exports (organisation_id) where organisation_id is not null;
