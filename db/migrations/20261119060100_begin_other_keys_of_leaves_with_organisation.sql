-- outside of a transaction
-- What else is there once only, the organisation first. The new key is there before the old one goes. A candidate asks for the
-- corrections of an assessment whatever the organisation.
drop index concurrently if exists assessment_corrections_by_assessment;
create index concurrently assessment_corrections_by_assessment on assessment_corrections (assessment_id);
drop index concurrently if exists assessment_corrections_once;
create unique index concurrently assessment_corrections_once
  on assessment_corrections (organisation_id, assessment_id, question_id);
alter table assessment_corrections
  drop constraint if exists assessment_corrections_assessment_id_organisation_id_questi_key;
drop index concurrently if exists assessment_corrections_by_organisation;

drop index concurrently if exists memberships_once;
create unique index concurrently memberships_once
  on memberships (organisation_id, account_id, company_id) nulls not distinct;
alter table memberships drop constraint if exists memberships_account_id_company_id_key;

drop index concurrently if exists reports_once;
create unique index concurrently reports_once on reports (organisation_id, job_id, candidate_id, version);
alter table reports drop constraint if exists reports_job_id_candidate_id_version_key;

drop index concurrently if exists reschedule_requests_open;
create unique index concurrently reschedule_requests_open on reschedule_requests (organisation_id, interview_id)
  where status = 'pending';
drop index concurrently if exists reschedule_requests_one_open;

drop index concurrently if exists reviews_one_open;
create unique index concurrently reviews_one_open on reviews (organisation_id, application_id) where answered_at is null;
drop index concurrently if exists reviews_open;

drop index concurrently if exists score_runs_one_open;
create unique index concurrently score_runs_one_open on score_runs (organisation_id, job_id) where finished_at is null;
drop index concurrently if exists score_runs_open;

-- It begins as the index of an organisation's applications does, and serves in its place.
drop index concurrently if exists stage_mails_once;
create unique index concurrently stage_mails_once on stage_mails (organisation_id, application_id, kind, version);
alter table stage_mails drop constraint if exists stage_mails_application_id_kind_version_key;
drop index concurrently if exists stage_mails_by_organisation;

drop index concurrently if exists suggestions_one_open;
create unique index concurrently suggestions_one_open on suggestions (organisation_id, cv_id, field) where decision is null;
drop index concurrently if exists suggestions_open;
