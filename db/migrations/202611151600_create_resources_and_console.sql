-- The public site's own content, who asked for it, how it is read; and what the console needs to suspend.

-- Pictures and documents an editor uploaded. The bytes are in the file store under `storage_key`; a picture also has a
-- copy at half the width. Ids are random, not time-ordered: they stand in public addresses.
create table media (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('image', 'document')),
  storage_key text not null unique,
  small_key text,
  content_type text not null,
  file_name text not null,
  bytes int not null check (bytes > 0),
  width int,
  height int,
  pages int,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'image') = (width is not null and height is not null and small_key is not null))
);

-- A resource is what is being written (the columns here), and the versions that were published. Visitors only ever see
-- a version, so a half-finished sentence cannot reach them.
create table resources (
  id uuid primary key default app.uuid_v7(),
  type text not null check (type in ('blog', 'product-update', 'news', 'whitepapers')),
  slug text not null,
  title text not null,
  description text not null default '',
  content text not null default '',
  thumbnail_id uuid references media,
  file_id uuid references media,
  -- Counts saves; an editor who saves says which one they had before them.
  revision int not null default 0,
  -- The revision of the version visitors see; another one means that there are changes they do not see.
  live_revision int,
  live_version int,
  -- When it first went live: what readers see as its date.
  published_at timestamptz,
  scheduled_version int,
  scheduled_for timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  unique (type, slug),
  check ((live_version is null) = (live_revision is null)),
  check (live_version is null or published_at is not null),
  check ((scheduled_version is null) = (scheduled_for is null))
);
create index resources_live on resources (type, published_at desc, id) where live_version is not null;
create index resources_due on resources (scheduled_for) where scheduled_for is not null;
create index resources_by_change on resources (updated_at desc);

create table resource_versions (
  resource_id uuid not null references resources on delete cascade,
  number int not null,
  revision int not null,
  title text not null,
  description text not null,
  content text not null,
  words int not null,
  thumbnail_id uuid references media,
  file_id uuid references media,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (resource_id, number)
);
create trigger resource_versions_append_only before update on resource_versions
  for each row execute function app.refuse_change();
alter table resources
  add foreign key (id, live_version) references resource_versions (resource_id, number),
  add foreign key (id, scheduled_version) references resource_versions (resource_id, number);

-- Every address a resource ever had: old links lead on to the current one, and no other resource can take them over.
create table resource_slugs (
  type text not null,
  slug text not null,
  resource_id uuid not null references resources on delete cascade,
  created_at timestamptz not null default now(),
  primary key (type, slug)
);
create index resource_slugs_by_resource on resource_slugs (resource_id);

create table leads (
  id uuid primary key default app.uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  first_name text not null,
  last_name text not null,
  company_email text not null check (company_email = lower(company_email)),
  requests int not null default 1,
  created_at timestamptz not null,
  last_requested_at timestamptz not null,
  unique (resource_id, company_email)
);
create index leads_by_time on leads (last_requested_at desc, id);

create table interest_registrations (
  id uuid primary key default app.uuid_v7(),
  email text not null unique check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  role text not null,
  created_at timestamptz not null,
  unsubscribed_at timestamptz
);
create index interest_registrations_by_time on interest_registrations (created_at desc, id);

-- Counts, not people: there is nothing here that could be traced to a person.
create table page_views (
  day date not null,
  path text not null,
  referrer text not null default '',
  event text not null default '',
  views int not null,
  primary key (day, path, referrer, event)
);

-- ---------------------------------------------------------------------------------------------------

alter table organisations add column suspended_at timestamptz, add column suspension_reason text;
alter table accounts add column suspension_reason text;
create index audit_events_by_subject on audit_events (subject_id, id desc) where subject_id is not null;
create index audit_events_by_action on audit_events (action text_pattern_ops, id desc);
create index audit_events_by_actor on audit_events (actor_account_id, id desc) where actor_account_id is not null;
create index accounts_by_time on accounts (created_at desc, id);

call app.protect('media');
call app.protect('resources');
call app.protect('resource_versions');
call app.protect('resource_slugs');
call app.protect('leads');
call app.protect('interest_registrations');
call app.protect('page_views');
revoke update on resource_versions from candela_app;

-- What visitors may see: the version that is live, its picture and its addresses.
create policy open_to_all on resources for select to candela_app
  using ((select app.sees_what_is_public()) and live_version is not null);
create policy open_to_all on resource_versions for select to candela_app
  using ((select app.sees_what_is_public())
    and exists (select from resources r where r.id = resource_id and r.live_version = number));
create policy open_to_all on resource_slugs for select to candela_app
  using ((select app.sees_what_is_public()) and exists (select from resources r where r.id = resource_id));
create policy open_to_all on media for select to candela_app
  using ((select app.sees_what_is_public()));

-- A suspended organisation disappears from the public site, and its jobs with it. Who looks there may know which ids
-- are suspended, and nothing else about an organisation.
create table suspended_organisations (
  organisation_id uuid primary key references organisations on delete cascade
);
call app.protect('suspended_organisations');
create policy open_to_all on suspended_organisations for select to candela_app
  using ((select app.sees_what_is_public()));

create function app.note_suspension() returns trigger language plpgsql as $$
begin
  if new.suspended_at is null then
    delete from suspended_organisations where organisation_id = new.id;
  else
    insert into suspended_organisations values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger organisations_suspension after update of suspended_at on organisations
  for each row execute function app.note_suspension();

alter policy open_to_all on jobs
  using ((select app.sees_what_is_public()) and status <> 'Draft'
    and organisation_id not in (select s.organisation_id from suspended_organisations s));
