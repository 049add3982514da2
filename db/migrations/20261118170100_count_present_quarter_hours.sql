-- What was there before lines were written: all that is there, less what the lines say already, in one look at both. Whatever is
-- written meanwhile is in neither and has its own lines. No table is held: people go on applying and moving.
insert into application_quarters (organisation_id, quarter, applied, waiting)
  select organisation_id, quarter, sum(applied)::int, sum(waiting)::int
  from (
    select organisation_id, app.quarter_of(applied_at) as quarter, count(*) as applied, 0 as waiting
    from applications group by 1, 2
    union all
    select organisation_id, app.quarter_of(at), 0, sum(app.is_waiting(to_status) - app.is_waiting(from_status))
    from application_events group by 1, 2
    union all
    select organisation_id, quarter, -sum(applied), -sum(waiting) from application_quarters group by 1, 2
  ) changes
  group by 1, 2 having sum(applied) <> 0 or sum(waiting) <> 0;
