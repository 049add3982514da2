-- Where an organisation wants single sign-on to be the only way in, a session that began another way does not go on.
alter table sessions add column by_sso boolean not null default false;
