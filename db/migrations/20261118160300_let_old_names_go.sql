drop index candidates_by_name;
drop index candidates_by_organisation;
