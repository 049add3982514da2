-- A search by words asked of each CV that has them whose it is, and read a wide row for it. What is looked for is kept beside the
-- candidate now, for each record that an organisation holds: the words of the CV that counts, or of name and address where there is
-- none. Triggers keep it: what writes a candidate or a CV need not know of it.
create table candidate_words (
  candidate_id uuid primary key references candidates on delete cascade,
  -- Not a reference: candidates go with their organisation.
  organisation_id uuid not null,
  account_id uuid,
  created_at timestamptz not null,
  -- The CV that the words are of; not a reference, for the candidate's row says when it has gone.
  cv_id uuid,
  words tsvector not null
);
-- Beside its row rather than in another table: each one that is found is ranked.
alter table candidate_words alter words set storage main;

-- For the system: who writes may not see what the others of the organisation hold. A CV is read so that what changes it at the
-- same moment comes before or after; words that are of that CV already follow it by its own trigger below.
create function app.keep_words() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
  of_cv tsvector;
begin
  if new.organisation_id is null then
    delete from candidate_words where candidate_id = new.id;
  else
    if new.current_cv_id is not null then
      select search into of_cv from cvs
        where id = new.current_cv_id and candidate_id = new.id and organisation_id = new.organisation_id for share;
    end if;
    insert into candidate_words as kept (candidate_id, organisation_id, account_id, created_at, cv_id, words)
      values (new.id, new.organisation_id, new.account_id, new.created_at, new.current_cv_id,
        case when new.current_cv_id is null then to_tsvector('simple', new.name || ' ' || new.email) else coalesce(of_cv, '') end)
      on conflict (candidate_id) do update set organisation_id = excluded.organisation_id, account_id = excluded.account_id,
        created_at = excluded.created_at, cv_id = excluded.cv_id,
        words = case when kept.cv_id = excluded.cv_id and kept.organisation_id = excluded.organisation_id
          then kept.words else excluded.words end;
  end if;
  perform app.enter_scope(before);
  return null;
end $$;
create trigger candidates_words_added after insert on candidates
  for each row when (new.organisation_id is not null) execute function app.keep_words();
create trigger candidates_words_changed after update on candidates
  for each row when (
    (old.organisation_id, old.account_id, old.created_at, old.current_cv_id)
      is distinct from (new.organisation_id, new.account_id, new.created_at, new.current_cv_id)
    or new.current_cv_id is null and (old.name, old.email) is distinct from (new.name, new.email))
  execute function app.keep_words();

create function app.keep_words_of_cv() returns trigger language plpgsql as $$
declare
  before text := app.enter_scope('system');
begin
  if (old.candidate_id, old.organisation_id) is distinct from (new.candidate_id, new.organisation_id) then
    update candidate_words set words = '' where candidate_id = old.candidate_id and cv_id = old.id;
  end if;
  insert into candidate_words as kept (candidate_id, organisation_id, account_id, created_at, cv_id, words)
    select id, organisation_id, account_id, created_at, new.id, new.search from candidates
    where id = new.candidate_id and current_cv_id = new.id and organisation_id = new.organisation_id
    on conflict (candidate_id) do update set words = excluded.words where kept.cv_id = excluded.cv_id;
  perform app.enter_scope(before);
  return null;
end $$;
create trigger cvs_words_changed after update of search, candidate_id, organisation_id on cvs
  for each row when ((old.search, old.candidate_id, old.organisation_id)
    is distinct from (new.search, new.candidate_id, new.organisation_id))
  execute function app.keep_words_of_cv();

call app.protect('candidate_words');
create policy whole_organisation on candidate_words for select to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.scope()) = 'tenant' and (select app.sees_all_companies()));
grant select on candidate_words to candela_lists;
create policy lists on candidate_words for select to candela_lists
  using (coalesce(organisation_id = (select app.whole_organisation_id()), false));

create trigger lists_hear_of_added after insert on candidate_words
  referencing new table as added for each statement execute function app.tell_lists();
create trigger lists_hear_of_changed after update on candidate_words
  referencing old table as removed new table as added for each statement execute function app.tell_lists();
create trigger lists_hear_of_removed after delete on candidate_words
  referencing old table as removed for each statement execute function app.tell_lists();
create trigger lists_hear_of_emptied after truncate on candidate_words
  for each statement execute function app.tell_lists();
