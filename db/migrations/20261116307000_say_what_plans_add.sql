-- The cards say companies, jobs and users by their limits; the list beside them says what else a plan adds, once, and
-- nothing that is not there. A list that an admin has changed stays as it is.
update plans set features = '{"Everything in Starter","Teammates for one company or all","1,000 mails to candidates a day"}'
where name = 'scale' and features = '{"Everything in Starter","Several companies","Team seats and scopes"}';
update plans set features = '{"Everything in Scale","Unlimited storage","5,000 mails to candidates a day"}'
where name = 'enterprise' and features = '{"Everything in Scale","No limits","Audit trail export"}';
