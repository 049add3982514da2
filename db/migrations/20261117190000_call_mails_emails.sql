-- One word for one thing: the product says email everywhere. A list that an admin has changed stays as it is.
update plans set features = array_replace(features, '1,000 mails to candidates a day', '1,000 emails to candidates a day')
where name = 'scale';
update plans set features = array_replace(features, '5,000 mails to candidates a day', '5,000 emails to candidates a day')
where name = 'enterprise';
