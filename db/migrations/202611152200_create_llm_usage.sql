-- What an organisation spent on a language model, month by month, and what its calls in flight may still cost.

create table llm_usage (
  organisation_id uuid not null references organisations on delete cascade,
  -- Its first day, by the clock of UTC.
  month date not null,
  calls int not null default 0,
  -- Calls whose answer could not be used.
  failures int not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Set aside for calls that never said what they cost: counted in full.
  unknown_tokens bigint not null default 0,
  primary key (organisation_id, month)
);

create table llm_reservations (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  month date not null,
  tokens int not null check (tokens > 0),
  -- A call that is not settled by then died with its process.
  expires_at timestamptz not null,
  foreign key (organisation_id, month) references llm_usage on delete cascade
);
create index llm_reservations_by_month on llm_reservations (organisation_id, month);

-- What a reader should know about how a file was read: that the language model failed, say.
alter table cvs add column reading_note text;
alter table job_description_uploads add column reading_note text;

call app.protect('llm_usage');
call app.protect('llm_reservations');

create policy own_organisation on llm_usage for select to candela_app
  using (organisation_id = (select app.organisation_id()));
