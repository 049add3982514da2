-- outside of a transaction
drop index concurrently if exists candidates_by_name;
drop index concurrently if exists candidates_by_organisation;
