-- A change that the organiser's calendar has not told yet: the time that everyone still goes by, why it was changed, and by which
-- account. Where the calendar cannot tell it any more we do, in the same words.
alter table interviews add column untold jsonb;
