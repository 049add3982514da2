-- Those that are there already. No table is held: a record that is changed meanwhile is written by the triggers, before this or after it.
insert into candidate_words (candidate_id, organisation_id, account_id, created_at, cv_id, words)
  select c.id, c.organisation_id, c.account_id, c.created_at, c.current_cv_id,
    case when c.current_cv_id is null then to_tsvector('simple', c.name || ' ' || c.email) else coalesce(v.search, '') end
  from candidates c
  left join cvs v on v.id = c.current_cv_id and v.candidate_id = c.id and v.organisation_id = c.organisation_id
  where c.organisation_id is not null
  on conflict (candidate_id) do nothing;
