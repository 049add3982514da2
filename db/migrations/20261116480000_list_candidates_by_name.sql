-- Applications are listed in the order of their candidates' names: read in that order instead of sorting all of them for each page.
create index candidates_by_name on candidates (organisation_id, lower(name), id);
