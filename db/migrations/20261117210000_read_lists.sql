-- Lists are read under a role of their own, which reads what they show and writes nothing. It acts for a member who sees every
-- company of their organisation, so that each table needs one plain policy: what policies for every kind of caller cost is
-- paid for each mention of a table in each statement, and was half of what a list costs.

do $$
begin
  create role candela_lists nologin;
exception when duplicate_object or unique_violation then
  null; -- roles belong to the cluster: another database, or a process that started with us, made it
end $$;

do $$
begin
  execute format('grant candela_lists to %I', current_user);
exception when duplicate_object or unique_violation then
  null;
end $$;

grant usage on schema public, app to candela_lists;

-- Whoever does not see every company sees nothing here.
create function app.whole_organisation_id() returns uuid language sql stable parallel safe
  return case when app.scope() = 'tenant' and app.sees_all_companies() then app.organisation_id() end;

do $$
declare
  name text;
begin
  foreach name in array array['jobs', 'companies', 'job_postings', 'applications', 'application_counts', 'scores',
    'score_counts', 'score_runs', 'candidate_companies', 'candidate_tags', 'search_words']
  loop
    execute format('grant select on %I to candela_lists', name);
    execute format('create policy whole_organisation on %I for select to candela_lists
      using (organisation_id = (select app.whole_organisation_id()))', name);
  end loop;
end $$;

-- Its own records, and those of candidates who applied here with theirs.
grant select on candidates, cvs, assessments, assessment_corrections to candela_lists;
create policy whole_organisation on candidates for select to candela_lists using (
  organisation_id = (select app.whole_organisation_id())
  or exists (select from applications a where a.candidate_id = candidates.id));
create policy whole_organisation on cvs for select to candela_lists using (
  organisation_id = (select app.whole_organisation_id())
  or (organisation_id is null
    and exists (select from applications a where a.candidate_id = cvs.candidate_id and a.withdrawn_at is null)));
create policy whole_organisation on assessments for select to candela_lists using (
  type = 'interview' and status = 'COMPLETED' and app.has_applied_here(account_id));
create policy whole_organisation on assessment_corrections for select to candela_lists using (
  organisation_id = (select app.whole_organisation_id())
  and exists (select from assessments s where s.id = assessment_corrections.assessment_id));
