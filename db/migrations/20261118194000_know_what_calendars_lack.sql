-- A change made here that the organiser's calendar has not taken yet: until it has, what the calendar says of the time is old.
alter table interviews add column is_calendar_behind boolean not null default false;
