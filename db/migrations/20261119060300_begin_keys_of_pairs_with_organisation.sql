-- outside of a transaction
-- Keys that began with a job, a candidate or an account begin with the organisation. What is looked up by the other column alone, or goes
-- with it, keeps an index of its own; one that only repeated how a key begins goes. A line of an application's history is known by
-- its application and its number: its id was never asked for, and loses its index.
drop index concurrently if exists application_events_key;
create unique index concurrently application_events_key on application_events (organisation_id, application_id, version);
alter table application_events drop constraint application_events_pkey, add constraint application_events_pkey primary key using index application_events_key;
drop index concurrently if exists application_events_by_application;

drop index concurrently if exists candidate_companies_by_candidate;
create index concurrently candidate_companies_by_candidate on candidate_companies (candidate_id, company_id);
drop index concurrently if exists candidate_companies_key;
create unique index concurrently candidate_companies_key on candidate_companies (organisation_id, company_id, candidate_id);
alter table candidate_companies drop constraint candidate_companies_pkey, add constraint candidate_companies_pkey primary key using index candidate_companies_key;
drop index concurrently if exists candidate_companies_by_company;

-- Who follows an old link knows neither the organisation nor what the record was merged into.
drop index concurrently if exists candidate_merges_by_merged;
create index concurrently candidate_merges_by_merged on candidate_merges (merged_id);
drop index concurrently if exists candidate_merges_key;
create unique index concurrently candidate_merges_key on candidate_merges (organisation_id, merged_id);
alter table candidate_merges drop constraint candidate_merges_pkey, add constraint candidate_merges_pkey primary key using index candidate_merges_key;

drop index concurrently if exists company_drafts_key;
create unique index concurrently company_drafts_key on company_drafts (organisation_id, account_id);
alter table company_drafts drop constraint company_drafts_pkey, add constraint company_drafts_pkey primary key using index company_drafts_key;
drop index concurrently if exists company_drafts_by_organisation;

drop index concurrently if exists job_postings_key;
create unique index concurrently job_postings_key on job_postings (organisation_id, job_id);
alter table job_postings drop constraint job_postings_pkey, add constraint job_postings_pkey primary key using index job_postings_key;

drop index concurrently if exists likely_duplicates_by_candidate;
create index concurrently likely_duplicates_by_candidate on likely_duplicates (candidate_id);
drop index concurrently if exists likely_duplicates_key;
create unique index concurrently likely_duplicates_key on likely_duplicates (organisation_id, candidate_id, other_id);
alter table likely_duplicates drop constraint likely_duplicates_pkey, add constraint likely_duplicates_pkey primary key using index likely_duplicates_key;

drop index concurrently if exists receipts_key;
create unique index concurrently receipts_key on receipts (organisation_id, application_id, number);
alter table receipts drop constraint receipts_pkey, add constraint receipts_pkey primary key using index receipts_key;

drop index concurrently if exists scorecard_criteria_key;
create unique index concurrently scorecard_criteria_key on scorecard_criteria (organisation_id, job_id);
alter table scorecard_criteria drop constraint scorecard_criteria_pkey, add constraint scorecard_criteria_pkey primary key using index scorecard_criteria_key;
