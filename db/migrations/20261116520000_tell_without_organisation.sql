-- Some news is no organisation's: what a candidate did for themselves, such as an assessment before any application.
alter table notifications alter column organisation_id drop not null;
