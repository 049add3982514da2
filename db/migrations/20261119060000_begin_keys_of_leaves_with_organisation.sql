-- outside of a transaction
-- Keys begin with the organisation, so that a table can be divided by it one day: what divides it has to be part of every key. These
-- are the tables that no other refers to. Each new key is built while others write, and takes the place of the old one in a moment.
-- A program says with its key which one it is before it is known whose it is.
drop index concurrently if exists api_keys_by_id;
create index concurrently api_keys_by_id on api_keys (id);
drop index concurrently if exists api_keys_key;
create unique index concurrently api_keys_key on api_keys (organisation_id, id);
alter table api_keys drop constraint api_keys_pkey, add constraint api_keys_pkey primary key using index api_keys_key;

drop index concurrently if exists applications_set_aside_key;
create unique index concurrently applications_set_aside_key on applications_set_aside (organisation_id, id);
alter table applications_set_aside drop constraint applications_set_aside_pkey, add constraint applications_set_aside_pkey primary key using index applications_set_aside_key;

drop index concurrently if exists assessment_corrections_key;
create unique index concurrently assessment_corrections_key on assessment_corrections (organisation_id, id);
alter table assessment_corrections drop constraint assessment_corrections_pkey, add constraint assessment_corrections_pkey primary key using index assessment_corrections_key;

drop index concurrently if exists billing_events_key;
create unique index concurrently billing_events_key on billing_events (organisation_id, id);
alter table billing_events drop constraint billing_events_pkey, add constraint billing_events_pkey primary key using index billing_events_key;

drop index concurrently if exists candidate_notes_key;
create unique index concurrently candidate_notes_key on candidate_notes (organisation_id, id);
alter table candidate_notes drop constraint candidate_notes_pkey, add constraint candidate_notes_pkey primary key using index candidate_notes_key;

drop index concurrently if exists job_description_uploads_key;
create unique index concurrently job_description_uploads_key on job_description_uploads (organisation_id, id);
alter table job_description_uploads drop constraint job_description_uploads_pkey, add constraint job_description_uploads_pkey primary key using index job_description_uploads_key;

drop index concurrently if exists llm_reservations_key;
create unique index concurrently llm_reservations_key on llm_reservations (organisation_id, id);
alter table llm_reservations drop constraint llm_reservations_pkey, add constraint llm_reservations_pkey primary key using index llm_reservations_key;

drop index concurrently if exists local_invoices_key;
create unique index concurrently local_invoices_key on local_invoices (organisation_id, id);
alter table local_invoices drop constraint local_invoices_pkey, add constraint local_invoices_pkey primary key using index local_invoices_key;

drop index concurrently if exists local_subscriptions_key;
create unique index concurrently local_subscriptions_key on local_subscriptions (organisation_id, id);
alter table local_subscriptions drop constraint local_subscriptions_pkey, add constraint local_subscriptions_pkey primary key using index local_subscriptions_key;

drop index concurrently if exists mail_complaints_key;
create unique index concurrently mail_complaints_key on mail_complaints (organisation_id, id);
alter table mail_complaints drop constraint mail_complaints_pkey, add constraint mail_complaints_pkey primary key using index mail_complaints_key;

drop index concurrently if exists memberships_key;
create unique index concurrently memberships_key on memberships (organisation_id, id);
alter table memberships drop constraint memberships_pkey, add constraint memberships_pkey primary key using index memberships_key;

drop index concurrently if exists reports_key;
create unique index concurrently reports_key on reports (organisation_id, id);
alter table reports drop constraint reports_pkey, add constraint reports_pkey primary key using index reports_key;

drop index concurrently if exists reschedule_requests_key;
create unique index concurrently reschedule_requests_key on reschedule_requests (organisation_id, id);
alter table reschedule_requests drop constraint reschedule_requests_pkey, add constraint reschedule_requests_pkey primary key using index reschedule_requests_key;

drop index concurrently if exists reviews_key;
create unique index concurrently reviews_key on reviews (organisation_id, id);
alter table reviews drop constraint reviews_pkey, add constraint reviews_pkey primary key using index reviews_key;

drop index concurrently if exists score_runs_key;
create unique index concurrently score_runs_key on score_runs (organisation_id, id);
alter table score_runs drop constraint score_runs_pkey, add constraint score_runs_pkey primary key using index score_runs_key;

drop index concurrently if exists scorecards_key;
create unique index concurrently scorecards_key on scorecards (organisation_id, id);
alter table scorecards drop constraint scorecards_pkey, add constraint scorecards_pkey primary key using index scorecards_key;

drop index concurrently if exists sso_attempts_key;
create unique index concurrently sso_attempts_key on sso_attempts (organisation_id, id);
alter table sso_attempts drop constraint sso_attempts_pkey, add constraint sso_attempts_pkey primary key using index sso_attempts_key;

drop index concurrently if exists stage_mails_key;
create unique index concurrently stage_mails_key on stage_mails (organisation_id, id);
alter table stage_mails drop constraint stage_mails_pkey, add constraint stage_mails_pkey primary key using index stage_mails_key;

drop index concurrently if exists suggestions_key;
create unique index concurrently suggestions_key on suggestions (organisation_id, id);
alter table suggestions drop constraint suggestions_pkey, add constraint suggestions_pkey primary key using index suggestions_key;

drop index concurrently if exists team_invites_key;
create unique index concurrently team_invites_key on team_invites (organisation_id, id);
alter table team_invites drop constraint team_invites_pkey, add constraint team_invites_pkey primary key using index team_invites_key;

drop index concurrently if exists webhook_deliveries_key;
create unique index concurrently webhook_deliveries_key on webhook_deliveries (organisation_id, id);
alter table webhook_deliveries drop constraint webhook_deliveries_pkey, add constraint webhook_deliveries_pkey primary key using index webhook_deliveries_key;

