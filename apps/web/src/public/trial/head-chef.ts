import type { TrialExample } from './trial-example.ts';

export const headChef: TrialExample = {
  slug: 'head-chef',
  job: 'Head chef',
  person: 'a driver',
  jobText: `Head Chef

The Saltmarsh is a restaurant of 55 covers on the Norfolk coast. The menu follows the boats and the fields, and changes every two weeks.

You will
- Write the menus and cost every dish
- Run a brigade of seven, and train the two apprentices
- Order from fishermen, farms and dairies within thirty miles
- Answer for food safety, allergens and the kitchen's five-star rating
- Keep food cost under 30 per cent

You have
- 5 years of experience in professional kitchens, two of them as head or sous chef
- Menu writing and costing
- Fish and seafood cookery
- Led and trained a kitchen team
- Food hygiene certificate, level 3
- Stock control and ordering

It would be good if you had
- Worked with local producers
- Pastry experience`,
  cvText: `Rosalind Achterberg

Summary
Reliable delivery driver who knows every back road in East Anglia. Cooks for friends and would like to do so for a living.

Work history

Multi-drop Delivery Driver
Fenland Parcels
May 2020 - present
- Up to 110 drops a day across Norfolk and Suffolk
- Plan the route, check the load and look after the van
- Train new drivers on the round

Warehouse Operative
Anglia Timber, Fakenham
June 2018 - April 2020
- Stock control and ordering for the yard
- Loaded lorries and drove a forklift truck

Education
GCSEs, Fakenham Academy, 2018

Certificates
Food hygiene certificate, level 2
Forklift licence

Skills
Driving, route planning, customer service, time keeping`,
};
