-- From when an organisation is emptied before its parent's account goes: who signs in after that keeps nothing that is left to keep.
alter table account_deletions add column begun_at timestamptz;
