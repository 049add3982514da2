import type { DrawnCv } from './drawn-cv.ts';

export const cooks: readonly DrawnCv[] = [
  {
    file: 'CV Solene Kervadec.pdf',
    look: 'serif',
    name: 'Solène Kervadec',
    title: 'Head Chef',
    contacts: ['solene@kervadec.test', '07700 900812', 'Seahouses'],
    profile:
      'Head chef, from a family that fished. Eighteen years in kitchens by the sea, the last eight in charge, with menus that follow the boats and the garden.',
    work: [
      {
        title: 'Head Chef',
        employer: 'The Kittiwake Hotel, Seahouses',
        dates: 'April 2018 – Present',
        points: [
          'Lead a kitchen of six for forty covers; four of the six have been with me for five years or more',
          'Plan a menu that changes every week around what the boats land, and cost every dish of it',
          'Planned the kitchen garden with the gardener; half of our vegetables come from it',
          'Control stock and orders; waste fell by a third in two years',
          'Train two apprentices a year; responsible for food safety, five stars throughout',
        ],
      },
      {
        title: 'Senior Sous Chef',
        employer: 'Maison du Goéland, Concarneau',
        dates: 'March 2013 – March 2018',
        points: [
          'Ran the seafood kitchen of a hotel with sixty covers and led ten cooks in the season',
          'Bought at the auction at five in the morning',
          'Baked the bread for both restaurants',
        ],
      },
      {
        title: 'Chef de Partie',
        employer: 'L’Estran, Quimper',
        dates: '2008 – 2013',
        points: ['Fish, sauces and shellfish'],
      },
    ],
    education: [
      { qualification: 'Brevet professionnel, cuisine', school: 'Lycée hôtelier de l’Aven', dates: '2006 – 2008' },
    ],
    certificates: ['Level 3 Award in Food Safety in Catering, 2019', 'HACCP Level 3, 2022'],
    skills: [
      'Menu planning',
      'Seafood',
      'Kitchen management',
      'Stock control',
      'Food safety',
      'Bread baking',
      'Training apprentices',
    ],
    languages: ['French', 'Breton', 'English'],
  },
  {
    file: 'giacomo.ferrandino.pdf',
    look: 'columns',
    name: 'Giacomo Ferrandino',
    title: 'Sous Chef',
    contacts: ['giacomo@ferrandino.test', '07700 900923', 'Newcastle upon Tyne'],
    profile: 'Sous chef with nine years in Italian and British restaurants. Strong on fish, stronger on calm.',
    work: [
      {
        title: 'Senior Sous Chef',
        employer: 'Osteria Levante, Newcastle upon Tyne',
        dates: 'May 2021 – Present',
        points: [
          'Second to the head chef in a kitchen of eight',
          'Plan the fish specials and their costs',
          'Order stock, check deliveries and lead the weekly count',
          'Train commis chefs and one apprentice',
        ],
      },
      {
        title: 'Chef de Partie',
        employer: 'Ristorante Procida, Naples',
        dates: 'March 2017 – April 2021',
        points: ['Fish section, ninety covers', 'Made fresh pasta and focaccia every day'],
      },
    ],
    education: [{ qualification: 'Diploma alberghiero', school: 'Istituto Vivara, Naples', dates: '2012 – 2016' }],
    certificates: ['Level 3 Food Safety, 2023'],
    skills: ['Seafood', 'Pasta', 'Menu planning', 'Stock control', 'Food safety'],
    languages: ['Italian', 'English'],
  },
  {
    file: 'Desmond Achterberg CV.pdf',
    look: 'plain',
    name: 'Desmond Achterberg',
    title: 'School Catering Manager',
    contacts: ['desmond@achterberg.test', '07700 900044', 'Ashington'],
    profile: 'Catering manager for schools. Four hundred lunches a day, on time, under budget and eaten.',
    work: [
      {
        title: 'Catering Manager',
        employer: 'Wansbeck Schools Catering, Ashington',
        dates: 'September 2019 – Present',
        points: [
          'Manage a kitchen of nine and 400 lunches a day',
          'Plan a three-week menu to the school food standards and its budget',
          'Order and control stock; keep allergen and food safety records',
          'Recruit and train catering assistants',
        ],
      },
      {
        title: 'Cook',
        employer: 'Lindisfarne Court Care Home, Amble',
        dates: 'January 2014 – August 2019',
        points: ['Cooked for forty residents with special diets', 'Kept hygiene records'],
      },
    ],
    education: [
      { qualification: 'NVQ Level 2 Food Preparation and Cooking', school: 'Coquet College', dates: '2012 – 2013' },
    ],
    certificates: ['Level 3 Food Safety in Catering, 2020'],
    skills: ['Menu planning', 'Budgeting', 'Stock control', 'Food safety', 'Special diets', 'Staff training'],
  },
];
