-- How likely a machine wrote a CV: judged when it is read and when its owner changes it. No score knows of it, so it stands
-- with the CV; and the person the CV is about may put a statement beside it.

alter table scores drop column ai_likelihood;

alter table cvs
  add column ai_likelihood text not null default 'unknown' check (ai_likelihood in ('low', 'medium', 'high', 'unknown')),
  -- What it rests on, with the CV's own words.
  add column ai_reasons jsonb not null default '[]',
  -- Which judge said so; empty until one has.
  add column ai_version text not null default '';

create table cv_statements (
  cv_id uuid primary key references cvs on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  text text not null check (length(text) between 1 and 1000),
  written_at timestamptz not null
);
create index cv_statements_by_candidate on cv_statements (candidate_id);

call app.protect('cv_statements');
-- All who see the CV see what the person says about it; only that person writes it, no matter who holds the CV.
create policy visible_cv on cv_statements for select to candela_app
  using (exists (select from cvs v where v.id = cv_id));
create policy own_statement on cv_statements to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id))
  with check ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id)
    and exists (select from cvs v where v.id = cv_id and v.candidate_id = cv_statements.candidate_id));
