-- What is written by these keys, and the keys in their place, at once: the counts and the past of scores are written by triggers.
create or replace function app.count_scores() returns trigger language plpgsql as $$
begin
  insert into score_counts as c (job_id, organisation_id, company_id, score, people)
    select job_id, organisation_id, company_id, bucket, sum(change)::int
    from (
      select job_id, organisation_id, company_id, floor(score)::int as bucket, 1 as change from added
      union all
      select job_id, organisation_id, company_id, floor(score)::int, -1 from removed
    ) moves
    group by job_id, organisation_id, company_id, bucket
    having sum(change) <> 0
    order by job_id, bucket
  on conflict (organisation_id, job_id, score) do update set people = c.people + excluded.people;
  return null;
end $$;

create or replace function app.count_added_scores() returns trigger language plpgsql as $$
begin
  insert into score_counts as c (job_id, organisation_id, company_id, score, people)
    select job_id, organisation_id, company_id, floor(score)::int, count(*)::int from added
    group by 1, 2, 3, 4 order by 1, 4
  on conflict (organisation_id, job_id, score) do update set people = c.people + excluded.people;
  return null;
end $$;

create or replace function app.count_removed_scores() returns trigger language plpgsql as $$
begin
  update score_counts c set people = c.people - gone.people
  from (
    select organisation_id, job_id, floor(score)::int as score, count(*)::int as people from removed group by 1, 2, 3
  ) gone
  where c.organisation_id = gone.organisation_id and c.job_id = gone.job_id and c.score = gone.score;
  return null;
end $$;

create or replace function app.keep_replaced_scores() returns trigger language plpgsql as $$
begin
  -- Planned each time: a plan made for one person would compare everyone with everyone when a thousand come at once.
  execute $keep$
    insert into score_history as h (job_id, candidate_id, slot, organisation_id, company_id, cv_id, score, factors, engine,
      version, inputs_hash, evidence, note, scored_at, replaced_at, replaced_by)
    select r.job_id, r.candidate_id, r.revision % 5, r.organisation_id, r.company_id, r.cv_id, r.score, r.factors, r.engine,
      r.version, r.inputs_hash, r.evidence, r.note, r.scored_at, a.scored_at, a.run_id
    from removed r join added a on a.job_id = r.job_id and a.candidate_id = r.candidate_id
    where (a.engine, a.version, a.inputs_hash) is distinct from (r.engine, r.version, r.inputs_hash)
    on conflict (organisation_id, job_id, candidate_id, slot) do update set
      (company_id, cv_id, score, factors, engine, version, inputs_hash, evidence, note, scored_at,
        replaced_at, replaced_by) =
      row (excluded.company_id, excluded.cv_id, excluded.score, excluded.factors,
        excluded.engine, excluded.version, excluded.inputs_hash, excluded.evidence, excluded.note, excluded.scored_at,
        excluded.replaced_at, excluded.replaced_by)
  $keep$;
  return null;
end $$;

create or replace function app.forget_deleted_scores() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  -- Planned each time, as when they are kept.
  execute 'delete from score_history h using removed r
    where h.organisation_id = r.organisation_id and h.job_id = r.job_id and h.candidate_id = r.candidate_id';
  perform app.enter_scope(before);
  return null;
end $$;

create or replace function app.check_receipt(given bytea)
returns table (is_whole boolean, later int) language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select (select bool_and(sha256(convert_to(c.body, 'UTF8')) = c.hash
              and (c.body::json ->> 'previous') is not distinct from encode(c.before, 'hex')
              and c.number = c.place)
            from (select p.*, lag(p.hash) over (order by p.number) as before,
                    row_number() over (order by p.number) as place
                  from receipts p where p.organisation_id = r.organisation_id
                    and p.application_id = r.application_id and p.number <= r.number) c),
           (select count(*)::int from receipts l where l.organisation_id = r.organisation_id
              and l.application_id = r.application_id and l.number > r.number)
    from receipts r where r.hash = given;
  perform set_config('app.scope', narrow, true);
end $$;

alter table scores drop constraint scores_pkey, add constraint scores_pkey primary key using index scores_key;
drop index scores_by_candidate;
alter table score_counts drop constraint score_counts_pkey,
  add constraint score_counts_pkey primary key using index score_counts_key;
alter table score_history drop constraint score_history_pkey,
  add constraint score_history_pkey primary key using index score_history_key;
