-- Mail that a tenant causes to people outside passes one gate: a daily allowance by plan, a review of a new organisation's
-- first mails, and the complaints of those who got them.

alter table plans add column mails_per_day int not null default 20 check (mails_per_day >= 0);
update plans set mails_per_day = case name when 'starter' then 200 when 'scale' then 1000 when 'enterprise' then 5000 else 20 end;

alter table mail_outbox
  -- account: to the holder of an account or a visitor who typed their own address. tenant: an organisation writes to an outsider.
  add column kind text not null default 'account' check (kind in ('account', 'tenant')),
  -- The how-manieth of its organisation's mails this was when it passed the gate; until then it has none.
  add column sender_position int,
  -- What the rules found in the text it quotes, and what an admin decided about it.
  add column findings text[] not null default '{}',
  add column reviewed_at timestamptz,
  add column review_note text,
  drop constraint mail_outbox_status_check,
  -- waiting: for the next day's allowance, or for the organisation to be resumed. held: for an admin's decision.
  -- refused: by the admin. suppressed: the recipient complained about the organisation.
  add constraint mail_outbox_status_check
    check (status in ('queued', 'sent', 'failed', 'waiting', 'held', 'refused', 'suppressed'));
update mail_outbox set kind = 'tenant' where organisation_id is not null;
create index mail_outbox_stopped on mail_outbox (organisation_id, status, created_at) where status in ('waiting', 'held');

create table mail_senders (
  organisation_id uuid primary key references organisations on delete cascade,
  -- The day (UTC) that passed_today counts. Counted here and not in the outbox: mail is deleted with its recipient.
  day date not null,
  passed_today int not null default 0,
  passed_total int not null default 0,
  -- An admin has looked at it: the rules for new organisations no longer apply.
  trusted_at timestamptz,
  paused_at timestamptz,
  pause_reason text,
  check ((paused_at is null) = (pause_reason is null))
);

-- Also the list of those an organisation may not write to again.
create table mail_complaints (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null references organisations on delete cascade,
  address text not null,
  subject text not null,
  sender_position int not null,
  created_at timestamptz not null,
  -- When an admin resumed the organisation: it no longer counts towards the next pause.
  settled_at timestamptz,
  unique (organisation_id, address)
);
create index mail_complaints_by_time on mail_complaints (created_at desc, id desc);

call app.protect('mail_senders');
call app.protect('mail_complaints');
create policy own_organisation on mail_senders for select to candela_app
  using (organisation_id = (select app.organisation_id()));

-- How much of an organisation's mail is stopped, without showing it the mail. Like app.usage_of: the view is widened for the
-- count of the organisation the transaction already acts for, and narrowed again.
create function app.stopped_mails_of(organisation uuid)
returns table (waiting int, held int) language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  if narrow <> 'system' and organisation is distinct from app.organisation_id() then
    raise exception 'not this organisation''s' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('app.scope', 'system', true);
  return query
    select count(*) filter (where m.status = 'waiting')::int, count(*) filter (where m.status = 'held')::int
    from mail_outbox m where m.organisation_id = organisation and m.status in ('waiting', 'held');
  perform set_config('app.scope', narrow, true);
end $$;
