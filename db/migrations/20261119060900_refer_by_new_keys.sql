-- outside of a transaction
-- What refers to these tables does so by their new primary keys, and what the old keys had beside them goes.
alter table application_events drop constraint if exists application_events_of_application;
alter table application_events add constraint application_events_of_application foreign key (organisation_id, application_id)
  references applications on delete cascade not valid;
alter table application_events validate constraint application_events_of_application;
alter table application_events drop constraint if exists application_events_organisation_id_application_id_fkey;
alter table reviews drop constraint if exists reviews_of_application;
alter table reviews add constraint reviews_of_application foreign key (organisation_id, application_id)
  references applications on delete cascade not valid;
alter table reviews validate constraint reviews_of_application;
alter table reviews drop constraint if exists reviews_organisation_id_application_id_fkey;
alter table stage_mails drop constraint if exists stage_mails_of_application;
alter table stage_mails add constraint stage_mails_of_application foreign key (organisation_id, application_id)
  references applications on delete cascade not valid;
alter table stage_mails validate constraint stage_mails_of_application;
alter table stage_mails drop constraint if exists stage_mails_organisation_id_application_id_fkey;
alter table candidate_companies drop constraint if exists candidate_companies_of_company;
alter table candidate_companies add constraint candidate_companies_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table candidate_companies validate constraint candidate_companies_of_company;
alter table candidate_companies drop constraint if exists candidate_companies_organisation_id_company_id_fkey;
alter table candidate_notes drop constraint if exists candidate_notes_of_company;
alter table candidate_notes add constraint candidate_notes_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table candidate_notes validate constraint candidate_notes_of_company;
alter table candidate_notes drop constraint if exists candidate_notes_organisation_id_company_id_fkey;
alter table candidate_tags drop constraint if exists candidate_tags_of_company;
alter table candidate_tags add constraint candidate_tags_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table candidate_tags validate constraint candidate_tags_of_company;
alter table candidate_tags drop constraint if exists candidate_tags_organisation_id_company_id_fkey;
alter table cv_batches drop constraint if exists cv_batches_of_company;
alter table cv_batches add constraint cv_batches_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table cv_batches validate constraint cv_batches_of_company;
alter table cv_batches drop constraint if exists cv_batches_organisation_id_company_id_fkey;
alter table job_description_uploads drop constraint if exists job_description_uploads_of_company;
alter table job_description_uploads add constraint job_description_uploads_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table job_description_uploads validate constraint job_description_uploads_of_company;
alter table job_description_uploads drop constraint if exists job_description_uploads_organisation_id_company_id_fkey;
alter table jobs drop constraint if exists jobs_of_company;
alter table jobs add constraint jobs_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table jobs validate constraint jobs_of_company;
alter table jobs drop constraint if exists jobs_organisation_id_company_id_fkey;
alter table memberships drop constraint if exists memberships_of_company;
alter table memberships add constraint memberships_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table memberships validate constraint memberships_of_company;
alter table memberships drop constraint if exists memberships_organisation_id_company_id_fkey;
alter table reviews drop constraint if exists reviews_of_company;
alter table reviews add constraint reviews_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table reviews validate constraint reviews_of_company;
alter table reviews drop constraint if exists reviews_organisation_id_company_id_fkey;
alter table sso_connections drop constraint if exists sso_connections_of_company;
alter table sso_connections add constraint sso_connections_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table sso_connections validate constraint sso_connections_of_company;
alter table sso_connections drop constraint if exists sso_connections_organisation_id_company_id_fkey;
alter table stage_mails drop constraint if exists stage_mails_of_company;
alter table stage_mails add constraint stage_mails_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table stage_mails validate constraint stage_mails_of_company;
alter table stage_mails drop constraint if exists stage_mails_organisation_id_company_id_fkey;
alter table team_invites drop constraint if exists team_invites_of_company;
alter table team_invites add constraint team_invites_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table team_invites validate constraint team_invites_of_company;
alter table team_invites drop constraint if exists team_invites_organisation_id_company_id_fkey;
alter table notifications drop constraint if exists notifications_of_company;
alter table notifications add constraint notifications_of_company foreign key (organisation_id, company_id)
  references companies on delete cascade not valid;
alter table notifications validate constraint notifications_of_company;
alter table notifications drop constraint if exists notifications_of_company_meanwhile;
alter table reschedule_requests drop constraint if exists reschedule_requests_of_interview;
alter table reschedule_requests add constraint reschedule_requests_of_interview foreign key (organisation_id, interview_id)
  references interviews on delete cascade not valid;
alter table reschedule_requests validate constraint reschedule_requests_of_interview;
alter table reschedule_requests drop constraint if exists reschedule_requests_organisation_id_interview_id_fkey;
alter table scorecards drop constraint if exists scorecards_of_interview;
alter table scorecards add constraint scorecards_of_interview foreign key (organisation_id, interview_id)
  references interviews on delete cascade not valid;
alter table scorecards validate constraint scorecards_of_interview;
alter table scorecards drop constraint if exists scorecards_organisation_id_interview_id_fkey;
alter table interviews drop constraint if exists interviews_from_booking;
alter table interviews add constraint interviews_from_booking foreign key (organisation_id, booking_id)
  references bookings on delete set null (booking_id) not valid;
alter table interviews validate constraint interviews_from_booking;
alter table interviews drop constraint if exists interviews_of_booking_meanwhile;
alter table webhook_deliveries drop constraint if exists webhook_deliveries_to_endpoint;
alter table webhook_deliveries add constraint webhook_deliveries_to_endpoint foreign key (organisation_id, endpoint_id)
  references webhook_endpoints on delete cascade not valid;
alter table webhook_deliveries validate constraint webhook_deliveries_to_endpoint;
alter table webhook_deliveries drop constraint if exists webhook_deliveries_organisation_id_endpoint_id_fkey;
alter table company_drafts drop constraint if exists company_drafts_of_member;
alter table company_drafts add constraint company_drafts_of_member foreign key (organisation_id, account_id)
  references members on delete cascade not valid;
alter table company_drafts validate constraint company_drafts_of_member;
alter table company_drafts drop constraint if exists company_drafts_account_id_organisation_id_fkey;
alter table memberships drop constraint if exists memberships_of_member;
alter table memberships add constraint memberships_of_member foreign key (organisation_id, account_id)
  references members on delete cascade not valid;
alter table memberships validate constraint memberships_of_member;
alter table memberships drop constraint if exists memberships_account_id_organisation_id_fkey;
alter table applications drop constraint if exists applications_organisation_id_id_key;
alter table companies drop constraint if exists companies_organisation_id_id_key;
alter table interviews drop constraint if exists interviews_organisation_id_id_key;
alter table bookings drop constraint if exists bookings_organisation_id_id_key;
alter table interview_templates drop constraint if exists interview_templates_organisation_id_id_key;
alter table webhook_endpoints drop constraint if exists webhook_endpoints_organisation_id_id_key;
alter table members drop constraint if exists members_account_id_organisation_id_key;
alter table applications drop constraint if exists applications_job_id_candidate_id_key;
drop index concurrently if exists bookings_one_open;
drop index concurrently if exists interviews_once;
drop index concurrently if exists interviews_one_of_booking;
drop index concurrently if exists event_deliveries_by_event;
drop index concurrently if exists event_deliveries_by_organisation;
drop index concurrently if exists events_by_organisation;
drop index concurrently if exists members_by_organisation;
drop index concurrently if exists applications_by_candidate;
