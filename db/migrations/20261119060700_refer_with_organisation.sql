-- outside of a transaction
-- What referred to an id alone refers to it with the organisation: no row can point at another organisation's. Each is checked for what is
-- there while others write. Two lead to keys that are about to be put in place, and are written once more afterwards.
alter table score_counts drop constraint if exists score_counts_of_job;
alter table score_counts add constraint score_counts_of_job foreign key (organisation_id, job_id)
  references jobs (organisation_id, id) on delete cascade not valid;
alter table score_counts validate constraint score_counts_of_job;
alter table score_counts drop constraint if exists score_counts_job_id_fkey;
alter table score_runs drop constraint if exists score_runs_of_job;
alter table score_runs add constraint score_runs_of_job foreign key (organisation_id, job_id)
  references jobs (organisation_id, id) on delete cascade not valid;
alter table score_runs validate constraint score_runs_of_job;
alter table score_runs drop constraint if exists score_runs_job_id_fkey;
alter table event_deliveries drop constraint if exists event_deliveries_to_event;
alter table event_deliveries add constraint event_deliveries_to_event foreign key (organisation_id, event_id)
  references events (organisation_id, id) on delete cascade not valid;
alter table event_deliveries validate constraint event_deliveries_to_event;
alter table event_deliveries drop constraint if exists event_deliveries_event_id_fkey;
alter table notifications drop constraint if exists notifications_of_company_meanwhile;
alter table notifications add constraint notifications_of_company_meanwhile foreign key (organisation_id, company_id)
  references companies (organisation_id, id) on delete cascade not valid;
alter table notifications validate constraint notifications_of_company_meanwhile;
alter table notifications drop constraint if exists notifications_company_id_fkey;
alter table interviews drop constraint if exists interviews_of_booking_meanwhile;
alter table interviews add constraint interviews_of_booking_meanwhile foreign key (organisation_id, booking_id)
  references bookings (organisation_id, id) on delete set null (booking_id) not valid;
alter table interviews validate constraint interviews_of_booking_meanwhile;
alter table interviews drop constraint if exists interviews_booking_id_fkey;
