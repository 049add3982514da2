-- A candidate who takes an application back takes their own CV back with it: an organisation reads it only while one of
-- the candidate's applications there stands.
drop policy applied_here on cvs;
create policy applied_here on cvs for select to candela_app
  using (organisation_id is null and (select app.organisation_id()) is not null
    and exists (select from applications a where a.candidate_id = cvs.candidate_id and a.withdrawn_at is null));

-- What was scored from such a CV goes too.
delete from scores s using applications a, candidates c
  where a.job_id = s.job_id and a.candidate_id = s.candidate_id and a.withdrawn_at is not null
    and c.id = s.candidate_id and c.organisation_id is null;
