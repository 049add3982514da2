-- Each line of an application's history carries the version it led to: moves made in the same moment, or by servers whose
-- clocks differ, keep the order in which they happened.

alter table application_events add column version int;
alter table application_events disable trigger application_events_append_only;
update application_events e set version = n.version
from (
  select e.id, a.version - count(*) over (partition by e.application_id)::int
      + row_number() over (partition by e.application_id order by e.at, e.id)::int as version
  from application_events e join applications a on a.id = e.application_id
) n
where n.id = e.id;
alter table application_events enable trigger application_events_append_only;
alter table application_events alter column version set not null;
drop index application_events_by_application;
create unique index application_events_by_application on application_events (application_id, version);
