-- outside of a transaction
-- The keys take the places of the old ones, each in a moment. Where this begins anew, those that are in place already are left.
do $$ begin if to_regclass('public.applications_key') is not null then alter table applications drop constraint applications_pkey,
  add constraint applications_pkey primary key using index applications_key; end if; end $$;
do $$ begin if to_regclass('public.jobs_key') is not null then alter table jobs drop constraint jobs_pkey,
  add constraint jobs_pkey primary key using index jobs_key; end if; end $$;
do $$ begin if to_regclass('public.companies_key') is not null then alter table companies drop constraint companies_pkey,
  add constraint companies_pkey primary key using index companies_key; end if; end $$;
do $$ begin if to_regclass('public.interviews_key') is not null then alter table interviews drop constraint interviews_pkey,
  add constraint interviews_pkey primary key using index interviews_key; end if; end $$;
do $$ begin if to_regclass('public.bookings_key') is not null then alter table bookings drop constraint bookings_pkey,
  add constraint bookings_pkey primary key using index bookings_key; end if; end $$;
do $$ begin if to_regclass('public.events_key') is not null then alter table events drop constraint events_pkey,
  add constraint events_pkey primary key using index events_key; end if; end $$;
do $$ begin if to_regclass('public.event_deliveries_key') is not null then alter table event_deliveries drop constraint event_deliveries_pkey,
  add constraint event_deliveries_pkey primary key using index event_deliveries_key; end if; end $$;
do $$ begin if to_regclass('public.interview_templates_key') is not null then alter table interview_templates drop constraint interview_templates_pkey,
  add constraint interview_templates_pkey primary key using index interview_templates_key; end if; end $$;
do $$ begin if to_regclass('public.webhook_endpoints_key') is not null then alter table webhook_endpoints drop constraint webhook_endpoints_pkey,
  add constraint webhook_endpoints_pkey primary key using index webhook_endpoints_key; end if; end $$;
do $$ begin if to_regclass('public.members_key') is not null then alter table members drop constraint members_pkey,
  add constraint members_pkey primary key using index members_key; end if; end $$;
