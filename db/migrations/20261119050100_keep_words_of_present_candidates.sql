-- outside of a transaction
-- Those that are there already, a thousand at a time: who changes one of them meanwhile waits for these and not for all. What has changed
-- is written by the triggers, before this or after it. (The marks at the ends of lines keep the block in one statement.)
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000'; --
  upto uuid; --
begin
  loop
    select id into upto from (select id from candidates where id > last order by id limit 1000) next order by id desc limit 1; --
    exit when upto is null; --
    insert into candidate_words (candidate_id, organisation_id, account_id, created_at, cv_id, words)
      select c.id, c.organisation_id, c.account_id, c.created_at, c.current_cv_id,
        case when c.current_cv_id is null then to_tsvector('simple', c.name || ' ' || c.email) else coalesce(v.search, '') end
      from candidates c
      left join cvs v on v.id = c.current_cv_id and v.candidate_id = c.id and v.organisation_id = c.organisation_id
      where c.organisation_id is not null and c.id > last and c.id <= upto
      on conflict (candidate_id) do nothing; --
    last := upto; --
    commit; --
  end loop; --
end $$;
