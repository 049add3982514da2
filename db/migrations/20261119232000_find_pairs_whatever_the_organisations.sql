-- outside of a transaction
-- An application is looked up by its candidate and job. With the organisation between the two PostgreSQL 18 takes such a look for one
-- in each organisation there is, and walks all applications of the job instead: with one organisation and a hundred jobs of ten
-- applications as with fifty organisations. Of a job with 2,200 one look took .6 ms instead of .03. As the last of the keys the
-- organisation is still told apart within the index.
drop index concurrently if exists applications_of_pair;
create index concurrently applications_of_pair on applications (candidate_id, job_id, organisation_id);
drop index concurrently if exists applications_of_candidate;
