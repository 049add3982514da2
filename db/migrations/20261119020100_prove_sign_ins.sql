-- Single sign-on can be the only way in once somebody has come in through it: a provider that was entered wrongly, or never
-- answered, kept a whole team out. Null until then, and again when the provider or the domain is another.
alter table sso_connections add column proved_at timestamptz;
update sso_connections c set proved_at = (
  select min(i.created_at) from sso_identities i where i.organisation_id = c.organisation_id and i.issuer = c.issuer
) where verified_at is not null;

create or replace function app.must_use_sso(account uuid) returns boolean language sql stable as $$
  select exists (
    select from accounts a
    join members m on m.account_id = a.id
    join sso_connections c on c.organisation_id = m.organisation_id
    where a.id = account and not m.is_parent and c.is_required and c.verified_at is not null and c.proved_at is not null
      and c.domain = split_part(a.email, '@', 2))
$$;
