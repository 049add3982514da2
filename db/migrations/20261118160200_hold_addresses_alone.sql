-- By itself, so that who writes candidates waits for one index at a time.
create index candidates_by_address on candidates (organisation_id, email);
