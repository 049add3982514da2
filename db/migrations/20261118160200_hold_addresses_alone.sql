-- outside of a transaction
drop index concurrently if exists candidates_by_address;
create index concurrently candidates_by_address on candidates (organisation_id, email);
