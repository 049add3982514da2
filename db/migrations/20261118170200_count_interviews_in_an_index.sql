-- outside of a transaction
-- The dashboard counts the interviews of eight weeks, and read each of their rows to learn that it was not cancelled. The index
-- says it, and whose they are, so that they are counted from it alone. It is built while others write; what a build that failed
-- has left goes first.
drop index concurrently if exists interviews_by_start;
create index concurrently interviews_by_start on interviews (organisation_id, starts_at) include (status, company_id);
drop index concurrently if exists interviews_by_time;
