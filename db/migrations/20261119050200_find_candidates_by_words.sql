-- outside of a transaction
-- Built once the words are there, while others write; what a build that failed has left goes first.
drop index concurrently if exists candidate_words_found;
create index concurrently candidate_words_found on candidate_words using gin (organisation_id, words);
