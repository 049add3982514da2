-- A recruiter's score for one answer, beside the engine's: for their organisation, with a reason, and with what the
-- candidate says to it. The engine's own score stays where it is.

create table assessment_corrections (
  id uuid primary key default app.uuid_v7(),
  assessment_id uuid not null references assessments on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  question_id text not null,
  score real not null check (score between 0 and 3),
  reason text not null check (length(reason) between 1 and 1000),
  corrected_by uuid references accounts on delete set null,
  corrected_at timestamptz not null,
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  unique (assessment_id, organisation_id, question_id)
);
create index assessment_corrections_by_organisation on assessment_corrections (organisation_id);

call app.protect('assessment_corrections');

-- Who sees the assessment sees what their own organisation says to it.
create policy own_organisation on assessment_corrections to candela_app
  using (organisation_id = (select app.organisation_id())
    and exists (select from assessments s where s.id = assessment_id))
  with check (organisation_id = (select app.organisation_id())
    and exists (select from assessments s where s.id = assessment_id));
create policy own_assessment on assessment_corrections for select to candela_app
  using ((select app.scope()) = 'account' and exists (select from assessments s where s.id = assessment_id));
create policy own_reply on assessment_corrections for update to candela_app
  using ((select app.scope()) = 'account' and exists (select from assessments s where s.id = assessment_id))
  with check ((select app.scope()) = 'account' and exists (select from assessments s where s.id = assessment_id));

-- The total of the last CV assessment of an account, out of 15, as one organisation counts it: where its recruiters gave
-- another score than the engine, theirs counts. Null without one, or where this scope sees none.
create function app.assessment_total(account uuid, organisation uuid) returns float8 language sql stable parallel safe
begin atomic
  select round(sum(coalesce(k.score, (r.result ->> 'score')::real))::numeric, 2)::float8
  from (
    select s.id, s.results from assessments s
    where s.account_id = account and s.type = 'interview' and s.evaluated_at is not null
    order by s.attempt desc limit 1
  ) last
  cross join jsonb_array_elements(last.results) as r (result)
  left join assessment_corrections k on k.assessment_id = last.id and k.organisation_id = organisation
    and k.question_id = r.result ->> 'question_id';
end;
