-- A table of its own: the address is a person's, and goes when they ask for it; the organisation stays.
create table billing_contacts (
  organisation_id uuid primary key references organisations on delete cascade,
  email text not null check (email = lower(email))
);
create index billing_contacts_by_email on billing_contacts (email);
call app.protect('billing_contacts');
create policy own_organisation on billing_contacts to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));

insert into billing_contacts (organisation_id, email)
  select id, billing_email from organisations where billing_email is not null;
alter table organisations drop column billing_email;
