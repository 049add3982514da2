-- A search by words ranks every CV that has them, and looked each one's words up outside of its row: half of its time. They stay
-- in the row wherever they fit, and so does what lists show of a CV, which the shorter rows had no room for. Rows that are
-- there already follow when they are next written.
alter table cvs alter column search set storage main;
alter table cvs set (toast_tuple_target = 4080);
