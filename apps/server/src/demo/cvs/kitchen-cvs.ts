import type { DemoCv } from './demo-cv.ts';

const job = 'Head Chef';

export const kitchenCvs: readonly DemoCv[] = [
  {
    fileName: 'Kofi Amankwah - Head Chef.txt',
    job,
    content: `KOFI AMANKWAH
Head Chef
Newcastle upon Tyne | 07700 900143 | kofi@amankwah.test

PROFILE
Head chef with fifteen years in kitchens, six of them leading my own. I write short menus, buy from people I know and
have kept the same team for four years.

EXPERIENCE

Head Chef, The Salt Ledger, Tynemouth
February 2020 - Present
- Lead a kitchen of seven and a menu of fish and shellfish that changes with the market, fifty covers a night
- Plan and cost the weekly menu; food cost held at 28 per cent for three years
- Train apprentices: four have finished, two are now chefs de partie with us
- Responsible for food safety and stock control; five stars at every inspection
- Buy direct from two boats at North Shields and write the menu when they land

Senior Sous Chef, Harcourt Rooms, Durham
May 2016 - January 2020
- Ran the kitchen in the head chef's absence, nine staff and eighty covers
- Wrote rotas, ordered stock and did the monthly stock count
- Built the seafood section and its menu

Chef de Partie, Bellwether Hotel, Edinburgh
March 2012 - April 2016
- Worked sauce, fish and larder; taught the fish section to commis chefs

Commis Chef, Bellwether Hotel, Edinburgh
2010 - 2012
- Began on vegetables and the early shift

EDUCATION AND CERTIFICATES
Level 3 Award in Supervising Food Safety in Catering, 2017
NVQ Level 3 Professional Cookery, Lothian Catering College, 2010 - 2012

SKILLS
Menu planning, Seafood, Kitchen management, Stock control, Food safety, Costing, Team leadership, Bread baking,
Butchery
`,
  },
  {
    fileName: 'hanh_nguyen_cv.txt',
    job,
    content: `Nguyễn Thị Hạnh
Senior Sous Chef
hanh.nguyen@senhong.test
07700 900466
Alnwick

Profile
Senior sous chef in hotel kitchens for ten years. Fish first: I grew up behind a market stall and still choose it by
the eye.

Work experience

Senior Sous Chef
Cove House Hotel, Berwick
June 2020 - Present
- Run the kitchen four days a week: six chefs, forty-five covers
- Write the fish menu with the head chef and cost every dish
- Order from the harbour and do the weekly stock control
- Keep the food safety records and prepare for inspections
- Train two apprentices; one won the county's young chef prize

Sous Chef
Greywacke Restaurant, Newcastle upon Tyne
April 2017 - May 2020
- Led the evening service and planned the specials
- Introduced a seafood tasting menu on Thursdays
- Made the rota for eight and lost nobody in two years

Chef de Partie
Lotus & Larch, Leeds
September 2014 - March 2017
- Fish and sauce sections

Education
Diploma in Professional Cookery, Level 2 and 3, Wharfe Valley College, 2012 - 2014

Certificates
Level 3 Food Safety in Catering, 2019
First Aid at Work, 2023

Skills
Seafood, Menu planning, Stock control, Food safety, Kitchen management, Training apprentices, Fermentation

Languages
Vietnamese, English
`,
  },
  {
    fileName: 'Mairi Macaskill.txt',
    job,
    content: `MAIRI MACASKILL
mairi.macaskill@machair.test
07700 900528
Berwick-upon-Tweed

SUMMARY
Sous chef from the islands, at home with shellfish, game and bread. Ready for a kitchen of my own.

EMPLOYMENT HISTORY

Sous Chef                                       August 2022 - Present
The Anchor Loft, Eyemouth
- Second in charge of a kitchen of five
- Crab, lobster and langoustine from the pier; menu written on the day
- Bake the bread every morning
- Check deliveries, rotate stock and fill in the food safety diary

Junior Sous Chef                                April 2019 - July 2022
Drumlin Lodge, Perthshire
- Game and larder in a shooting lodge of thirty covers
- Looked after the two commis chefs

Chef de Partie                                  2016 - 2019
Corran House, Oban
- Pastry, then fish

EDUCATION
SVQ Level 3 Professional Cookery, Lorn College, 2014 - 2016

CERTIFICATES
Level 2 Food Hygiene, 2021

SKILLS
Seafood, Bread baking, Game, Pastry, Stock rotation, Food hygiene
`,
  },
  {
    fileName: 'karadeniz-ayse.txt',
    job,
    content: `Ayşe Karadeniz
Barista and café supervisor
Gateshead · ayse@karadeniz.test · 07700 900693

PROFILE
Café supervisor with a steady hand and a good memory for orders. I bake at weekends and want to learn to cook properly.

EXPERIENCE

Café Supervisor, Marlpit Coffee, Gateshead
October 2023 - Present
- Open the café, make the coffee and look after two part-time baristas
- Order milk, beans and cakes, and throw very little away
- Introduced a loyalty card that four hundred people carry

Barista, Hotel Vantage, Newcastle upon Tyne
September 2021 - September 2023
- Coffee for a lobby bar and 120 breakfasts at weekends
- Helped in the kitchen with toast, eggs and washing up

Sales Assistant, Lale Gifts, Gateshead
2019 - 2021
- Served customers and dressed the window

EDUCATION
Level 2 Certificate in Barista Skills, Team Valley College
2021

CERTIFICATES
Level 2 Food Safety in Catering

SKILLS
Coffee, Customer service, Cash handling, Stock ordering, Latte art

LANGUAGES
Turkish, English
`,
  },
  {
    fileName: 'pita faleolo.txt',
    job,
    content: `Pita Faleolo
Rugby development officer
pita.faleolo@tapaloaf.test
07700 900809
Morpeth

About
Coach and organiser, eight years in community sport. Before that I baked bread, and I still think about it.

Experience

Rugby Development Officer, Tyne Valley Sports Trust
August 2018 - Present
- Coach juniors in twelve schools and run holiday camps for two hundred children
- Recruit and train volunteers
- Write funding bids and report to the trustees
- Organise matches, transport and first aid

Assistant Baker, Kilnhouse Bakery, Hexham
September 2016 - July 2018
- Shaped and baked sourdough and rye on the night shift
- Kept the flour store and the cleaning record

Lifeguard, Hexham Baths
2013 - 2016
- Watched the pool and taught beginners to swim

Education
BSc Sport and Exercise, Cheviot University, 2012 - 2015

Certificates
Level 3 Certificate in Coaching Rugby Union
First Aid at Work

Skills
Coaching, Event organisation, Volunteer management, Fundraising, Bread baking
`,
  },
  {
    fileName: 'LWAZI NDIMANDE CV.txt',
    job,
    content: `LWAZI NDIMANDE
Restaurant manager
lwazi.ndimande@umhlanga.test
07700 900957
Whitley Bay

PROFILE
Restaurant manager who knows the regulars' names and where the fuse box is. Eight years front of house, looking for a
step up in a hotel group.

EXPERIENCE

Restaurant Manager, The Copper Samphire, Whitley Bay
March 2021 - Present
- Manage twelve front-of-house staff and a room of seventy covers
- Rotas, recruitment, training and payroll
- Bookings, complaints, wine list and supplier meetings
- Raised the average spend by eleven per cent with a shorter menu agreed with the kitchen

Assistant Manager, Quarter Past Eight, Newcastle upon Tyne
June 2018 - February 2021
- Opened and closed the bar, cashed up, counted stock
- Trained new staff in service and licensing law

Waiter, Hotel Sandgate, Durban
2016 - 2018
- Breakfast and banqueting

EDUCATION
Diploma in Hospitality Management, Umgeni Hospitality School, 2014 - 2016

CERTIFICATES
Personal Licence, WSET Level 2 in Wines

SKILLS
Front of house, Customer service, Rota planning, Reservation systems, Cash handling, Wine, Staff training
`,
  },
  {
    fileName: 'vondrackova.txt',
    job,
    content: `Hana Vondráčková
Management accountant
hana.vondrackova@olsina.test | 07700 900320 | Durham

PROFILE
Part-qualified management accountant, six years in manufacturing. Month end in four days, and a spreadsheet for most
things.

EXPERIENCE

Assistant Management Accountant, Northgate Castings, Durham
November 2021 - Present
- Prepare monthly management accounts, accruals and prepayments
- Reconcile the balance sheet and explain variances to heads of department
- Rebuilt the cost model for three product lines

Accounts Assistant, Brancepeth Tooling, Spennymoor
July 2019 - October 2021
- Purchase ledger, bank reconciliations and VAT returns
- Moved 300 suppliers to electronic invoicing

EDUCATION
CIMA Certificate in Business Accounting, 2022
BSc Economics, Vltava School of Business, 2015 - 2018

SKILLS
Management accounts, Reconciliation, VAT, Excel, Budgeting, Variance analysis

LANGUAGES
Czech, English, German
`,
  },
];
