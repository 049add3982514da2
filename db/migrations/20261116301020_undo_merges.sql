-- A merge can be undone: what hung on an application that was set aside is kept with it.
alter table applications_set_aside
  add column reviews jsonb not null default '[]',
  add column mails jsonb not null default '[]';
create index candidate_merges_newest on candidate_merges (organisation_id, merged_at desc, merged_id);
