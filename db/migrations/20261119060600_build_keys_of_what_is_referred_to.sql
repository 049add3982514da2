-- outside of a transaction
-- The keys of what others refer to, built while others write. What is asked for by its id alone (by visitors, by candidates of several
-- organisations, by what is joined to it) keeps an index of its ids, which no longer has to hold each once: they are UUIDs.
drop index concurrently if exists applications_key;
create unique index concurrently applications_key on applications (organisation_id, id);
drop index concurrently if exists applications_by_id;
create index concurrently applications_by_id on applications (id);
drop index concurrently if exists jobs_key;
create unique index concurrently jobs_key on jobs (organisation_id, id);
drop index concurrently if exists jobs_by_id;
create index concurrently jobs_by_id on jobs (id);
drop index concurrently if exists companies_key;
create unique index concurrently companies_key on companies (organisation_id, id);
drop index concurrently if exists companies_by_id;
create index concurrently companies_by_id on companies (id);
drop index concurrently if exists interviews_key;
create unique index concurrently interviews_key on interviews (organisation_id, id);
drop index concurrently if exists interviews_by_id;
create index concurrently interviews_by_id on interviews (id);
drop index concurrently if exists bookings_key;
create unique index concurrently bookings_key on bookings (organisation_id, id);
drop index concurrently if exists bookings_by_id;
create index concurrently bookings_by_id on bookings (id);
drop index concurrently if exists events_key;
create unique index concurrently events_key on events (organisation_id, id);
drop index concurrently if exists interview_templates_key;
create unique index concurrently interview_templates_key on interview_templates (organisation_id, id);
drop index concurrently if exists webhook_endpoints_key;
create unique index concurrently webhook_endpoints_key on webhook_endpoints (organisation_id, id);
-- An account is in one organisation at most.
drop index concurrently if exists members_key;
create unique index concurrently members_key on members (organisation_id, account_id);
drop index concurrently if exists members_by_account;
create unique index concurrently members_by_account on members (account_id);
-- A pair of candidate and job is found by the candidate, who has few applications. Looked up with the organisation first, PostgreSQL takes
-- all applications of a job for one, and reads them for each pair.
drop index concurrently if exists applications_of_candidate;
create index concurrently applications_of_candidate on applications (candidate_id, job_id) include (organisation_id);
-- What there is once besides.
drop index concurrently if exists applications_once;
create unique index concurrently applications_once on applications (organisation_id, job_id, candidate_id);
drop index concurrently if exists bookings_open;
create unique index concurrently bookings_open on bookings (organisation_id, job_id, candidate_id) where ended_at is null;
drop index concurrently if exists interviews_once_for_job;
create unique index concurrently interviews_once_for_job on interviews (organisation_id, job_id, candidate_id, starts_at)
  where status <> 'cancelled';
drop index concurrently if exists interviews_of_booking;
create unique index concurrently interviews_of_booking on interviews (organisation_id, booking_id)
  where status <> 'cancelled';
-- What waits to be told is looked up, and goes, with its organisation.
drop index concurrently if exists event_deliveries_key;
create unique index concurrently event_deliveries_key on event_deliveries (organisation_id, listener, subject, event_id);
drop index concurrently if exists event_deliveries_of_event;
create index concurrently event_deliveries_of_event on event_deliveries (organisation_id, event_id);
