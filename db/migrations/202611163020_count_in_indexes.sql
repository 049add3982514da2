-- Lists and counts of an organisation with a hundred thousand applications are answered from indexes alone: each holds,
-- beside what it is ordered by, what row-level security asks about.

drop index applications_by_stage;
create index applications_by_stage on applications (organisation_id, job_id, status, updated_at desc, id desc)
  include (company_id, candidate_id);
drop index applications_by_company_stage;
create index applications_by_company_stage on applications (organisation_id, company_id, status, updated_at desc, id desc)
  include (candidate_id);
drop index applications_by_organisation_stage;
create index applications_by_organisation_stage on applications (organisation_id, status, updated_at desc, id desc)
  include (company_id, candidate_id);
drop index applications_newest;
create index applications_newest on applications (organisation_id, applied_at desc, id desc)
  include (company_id, candidate_id);
drop index applications_by_candidate;
create index applications_by_candidate on applications (candidate_id, organisation_id);
drop index application_events_by_time;
create index application_events_by_time on application_events (organisation_id, at)
  include (application_id, from_status, to_status);

-- What was typed is looked for in the names and addresses of everyone the organisation knows.
drop index candidates_by_organisation;
create index candidates_by_organisation on candidates (organisation_id, email) include (name, id, account_id);

-- The best of an organisation, whichever job they applied for.
create index scores_by_organisation on scores (organisation_id, score desc, job_id, candidate_id) include (company_id);

-- Most candidates have no account, and so nothing to add up: it is not called for them.
alter function app.assessment_total(uuid, uuid) strict;
