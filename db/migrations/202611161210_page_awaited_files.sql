-- The sweep for files that arrived unreported goes through each owner's by key.
create index cv_files_awaited_by_owner on cv_files (coalesce(organisation_id, account_id), id) where status = 'awaited';
