-- A receipt for each decision about an application, chained by hash to the one before it.

create table receipts (
  application_id uuid not null,
  number int not null check (number > 0),
  organisation_id uuid not null,
  company_id uuid not null,
  -- It goes with the candidate. The application may have been set aside by a merge; the receipt stays.
  candidate_id uuid not null references candidates on delete cascade,
  job_id uuid not null,
  -- Everything but the hash, as canonical JSON: the text that the hash was made of.
  body text not null,
  hash bytea not null,
  at timestamptz not null,
  primary key (application_id, number),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create unique index receipts_by_hash on receipts (hash);
create index receipts_by_candidate on receipts (candidate_id, at desc);
create index receipts_by_job on receipts (organisation_id, company_id, job_id);

call app.protect('receipts');
create policy own_companies on receipts to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_receipts on receipts for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));

-- What was issued is not written again; only the record it belongs to may become another (a merge).
create function app.keep_receipt() returns trigger language plpgsql as $$
begin
  if (new.application_id, new.number, new.body, new.hash, new.at) is distinct from
     (old.application_id, old.number, old.body, old.hash, old.at) then
    raise exception 'receipts are append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger receipts_append_only before update on receipts for each row execute function app.keep_receipt();

-- For a check by anyone who holds a receipt: whether it was issued, whether the chain up to it is whole, how many came
-- after it. Tells nothing to a caller who does not know the hash.
create function app.check_receipt(given bytea) returns table (is_whole boolean, later int) language plpgsql as $$
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
                  from receipts p where p.application_id = r.application_id and p.number <= r.number) c),
           (select count(*)::int from receipts l where l.application_id = r.application_id and l.number > r.number)
    from receipts r where r.hash = given;
  perform set_config('app.scope', narrow, true);
end $$;
