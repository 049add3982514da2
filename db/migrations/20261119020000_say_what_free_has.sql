-- Scheduling interviews and pre-interview reports are in every plan, Free included; Starter was sold by them. It adds
-- room and mail. A list that an admin has changed stays as it is.
update plans set features = '{"Explained rankings","Pipeline board","Interview scheduling","Pre-interview reports","Embed widget"}'
where name = 'free' and features = '{"Explained rankings","Pipeline board","Embed widget"}';
update plans set features = '{"Everything in Free","5 GB of storage","200 emails to candidates a day"}'
where name = 'starter' and features = '{"Everything in Free","Interview scheduling","Pre-interview reports"}';
