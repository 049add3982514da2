-- outside of a transaction
-- Where few applications came from one source (uploaded, say, where nearly all applied), the list read all of them to find those.
-- Equal entries are kept once, so that it takes some seven megabytes for a million. It is built while others write; what a build
-- that failed has left goes first.
drop index concurrently if exists applications_by_source;
create index concurrently applications_by_source on applications (organisation_id, source);
