-- outside of a transaction
-- The keys of scores, built while others write; the next migration puts them in place together with what writes by them. A pair of job
-- and candidate is found by the candidate, who has few scores, where the organisation is not named.
drop index concurrently if exists scores_key;
create unique index concurrently scores_key on scores (organisation_id, job_id, candidate_id);
drop index concurrently if exists scores_of_candidate;
create index concurrently scores_of_candidate on scores (candidate_id, job_id);
drop index concurrently if exists score_counts_key;
create unique index concurrently score_counts_key on score_counts (organisation_id, job_id, score);
drop index concurrently if exists score_history_key;
create unique index concurrently score_history_key on score_history (organisation_id, job_id, candidate_id, slot);
