-- PostgreSQL took from the plain policies that an organisation has a five-hundredth of each table, and chose plans that a large
-- one pays for a hundred times over. Put like this it learns nothing from them and plans by what the statement itself asks;
-- with its offset, who applied is looked up for each record instead of being listed as a whole.
do $$
declare
  name text;
begin
  foreach name in array array['jobs', 'companies', 'job_postings', 'applications', 'application_counts', 'scores',
    'score_counts', 'score_runs', 'candidate_companies', 'candidate_tags', 'search_words']
  loop
    execute format('alter policy whole_organisation on %I
      using (coalesce(organisation_id = (select app.whole_organisation_id()), false))', name);
  end loop;
end $$;

alter policy whole_organisation on candidates using (
  coalesce(organisation_id = (select app.whole_organisation_id()), false)
  or exists (select from applications a where a.candidate_id = candidates.id offset 0));
alter policy whole_organisation on cvs using (
  coalesce(organisation_id = (select app.whole_organisation_id()), false)
  or (organisation_id is null
    and exists (select from applications a
      where a.candidate_id = cvs.candidate_id and a.withdrawn_at is null offset 0)));
