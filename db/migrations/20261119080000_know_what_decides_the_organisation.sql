-- outside of a transaction
-- A job, a company and a candidate's application are of one organisation. Without being told, PostgreSQL multiplies how few rows
-- each of them has: it expected one application of an organisation's job where there were thousands, and read and sorted them
-- all for the newest of a column. None of this stops anyone from writing.
create statistics if not exists application_keys (dependencies)
  on organisation_id, company_id, job_id, candidate_id from applications;
create statistics if not exists score_keys (dependencies) on organisation_id, job_id, candidate_id from scores;
create statistics if not exists interview_keys (dependencies) on organisation_id, job_id, candidate_id from interviews;
create statistics if not exists candidate_company_keys (dependencies)
  on organisation_id, company_id, candidate_id from candidate_companies;
create statistics if not exists job_keys (dependencies) on organisation_id, company_id from jobs;
-- Applications of some candidates in one organisation are all found in the index: before, it gave those of every organisation,
-- and PostgreSQL went through all of the organisation's to tell them apart.
drop index concurrently if exists applications_of_candidate;
create index concurrently applications_of_candidate on applications (candidate_id, organisation_id, job_id);
-- An empty table would be remembered as one, and read from end to end once it has rows.
do $$ declare known text; begin foreach known in array array['applications', 'scores', 'interviews', 'candidate_companies', 'jobs'] loop if pg_relation_size(known::regclass) > 0 then execute format('analyze %I', known); end if; end loop; end $$;
