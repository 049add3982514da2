import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';

export interface Trade {
  job: string;
  titles: readonly string[];
  employers: readonly string[];
  /** What the job asks for first; a stronger candidate has more of it. */
  skills: readonly string[];
  duties: readonly string[];
  qualification: string;
}

/** The jobs that no CVs are uploaded for: their candidates applied over the last weeks. */
export const trades: readonly Trade[] = [
  {
    job: 'Mechanical Design Engineer',
    titles: ['Mechanical Design Engineer', 'Design Engineer', 'Product Engineer'],
    employers: ['Penhaligon Pumps', 'Carrick Robotics', 'Thornaby Valve Works', 'Lowmoor Marine'],
    skills: [
      'SolidWorks',
      'Mechanism design',
      'Sealing and ingress protection',
      'CNC machining',
      'Tolerance analysis',
      'Finite element analysis',
    ],
    duties: [
      'Designed drives and housings from the first sketch to drawings for production',
      'Built and tested prototypes in the workshop and changed them the same day',
      'Sealed electronics for work under water and proved it in a pressure tank',
    ],
    qualification: 'BEng Mechanical Engineering',
  },
  {
    job: 'Customer Support Specialist',
    titles: ['Technical Support Specialist', 'Support Engineer', 'Customer Adviser'],
    employers: ['Brackwater Telecom', 'Hallamgate Software', 'Quayside Energy', 'Merrow Instruments'],
    skills: ['Technical support', 'Ticketing systems', 'Written communication', 'Fault finding', 'German', 'French'],
    duties: [
      'Answered forty customers a day by phone and mail and closed most calls the first time',
      'Found faults in field equipment from what customers could describe',
      'Wrote the guides that halved the number of repeat calls',
    ],
    qualification: 'BTEC Level 3 Information Technology',
  },
  {
    job: 'Front of House Assistant',
    titles: ['Front of House Assistant', 'Waiter', 'Barista'],
    employers: ['The Ferryman Inn', 'Saltmarsh Kitchen', 'Hotel Bellwether', 'Larkrise Tearooms'],
    skills: ['Customer service', 'Table service', 'Till and bookings', 'Food safety', 'Wine service', 'Coffee making'],
    duties: [
      'Looked after a section of twelve tables on the busiest nights of the week',
      'Took bookings, ran the till and cashed up at the end of the night',
      'Trained new colleagues in service and allergens',
    ],
    qualification: 'Level 2 Food Safety in Catering',
  },
];

export interface DemoApplicant {
  name: string;
  /** Days from the day the data is seeded: when they applied, and when they last moved. */
  appliedAgo: number;
  movedAgo: number;
  status: ApplicationStatus;
  phone?: string;
}

/** One after the other over the trades. Some have waited for more than a fortnight: a real pipeline has those. */
export const demoApplicants: readonly DemoApplicant[] = [
  { name: 'Imogen Fairweather', status: 'pending', appliedAgo: 1, movedAgo: 1 },
  { name: 'Tobias Lindgren', status: 'pending', appliedAgo: 2, movedAgo: 2 },
  { name: 'Adaeze Nwosu', status: 'pending', appliedAgo: 3, movedAgo: 3 },
  { name: 'Bartek Wolny', status: 'pending', appliedAgo: 4, movedAgo: 4 },
  { name: 'Celeste Amari', status: 'pending', appliedAgo: 6, movedAgo: 6 },
  // Whose CV is uploaded for another job, under another address: a record that is here twice.
  { name: 'Ayse Karadeniz', status: 'pending', appliedAgo: 8, movedAgo: 8, phone: '07700 900693' },
  { name: 'Esther Kimani', status: 'pending', appliedAgo: 11, movedAgo: 11 },
  { name: 'Fionn Gallagher', status: 'pending', appliedAgo: 16, movedAgo: 16 },
  { name: 'Greta Sandoval', status: 'pending', appliedAgo: 18, movedAgo: 18 },
  { name: 'Hamza Qureshi', status: 'pending', appliedAgo: 23, movedAgo: 23 },
  { name: 'Isla Macrae', status: 'testing', appliedAgo: 5, movedAgo: 1 },
  { name: 'Joaquin Peralta', status: 'testing', appliedAgo: 7, movedAgo: 2 },
  { name: 'Keiko Tanabe', status: 'testing', appliedAgo: 9, movedAgo: 3 },
  { name: 'Laszlo Varga', status: 'testing', appliedAgo: 12, movedAgo: 5 },
  { name: 'Miriam Oduya', status: 'testing', appliedAgo: 15, movedAgo: 6 },
  { name: 'Noor El-Amin', status: 'testing', appliedAgo: 20, movedAgo: 9 },
  { name: 'Owain Prothero', status: 'testing', appliedAgo: 27, movedAgo: 17 },
  { name: 'Petra Halloran', status: 'testing', appliedAgo: 33, movedAgo: 21 },
  { name: 'Quentin Dufresne', status: 'interview', appliedAgo: 13, movedAgo: 1 },
  { name: 'Rosa Iglesias', status: 'interview', appliedAgo: 14, movedAgo: 2 },
  { name: 'Stellan Brandt', status: 'interview', appliedAgo: 17, movedAgo: 3 },
  { name: 'Tamsin Okoro', status: 'interview', appliedAgo: 21, movedAgo: 4 },
  { name: 'Umar Farouk', status: 'interview', appliedAgo: 24, movedAgo: 6 },
  { name: 'Verity Ashdown', status: 'interview', appliedAgo: 28, movedAgo: 7 },
  { name: 'Wiktor Zielinski', status: 'interview', appliedAgo: 31, movedAgo: 10 },
  { name: 'Xanthe Mavros', status: 'interview', appliedAgo: 35, movedAgo: 15 },
  { name: 'Yusuf Demir', status: 'review', appliedAgo: 26, movedAgo: 1 },
  { name: 'Zara Whitlock', status: 'review', appliedAgo: 30, movedAgo: 2 },
  { name: 'Alasdair Munro', status: 'review', appliedAgo: 34, movedAgo: 3 },
  { name: 'Beatriz Salgado', status: 'review', appliedAgo: 37, movedAgo: 5 },
  { name: 'Cormac Devlin', status: 'review', appliedAgo: 40, movedAgo: 8 },
  { name: 'Delphine Moreau', status: 'review', appliedAgo: 42, movedAgo: 16 },
  { name: 'Emeka Balogun', status: 'offer', appliedAgo: 36, movedAgo: 1 },
  { name: 'Freya Lindqvist-Hale', status: 'offer', appliedAgo: 39, movedAgo: 2 },
  { name: 'Gethin Powell', status: 'offer', appliedAgo: 41, movedAgo: 4 },
  { name: 'Harriet Nakamura', status: 'offer', appliedAgo: 43, movedAgo: 6 },
  { name: 'Ibrahim Sesay', status: 'hired', appliedAgo: 44, movedAgo: 7 },
  { name: 'Jocasta Reeve', status: 'hired', appliedAgo: 46, movedAgo: 9 },
  { name: 'Kwame Asante', status: 'hired', appliedAgo: 52, movedAgo: 19 },
  { name: 'Linnea Ostrom', status: 'rejected', appliedAgo: 22, movedAgo: 12 },
  { name: 'Marek Dvorsky', status: 'rejected', appliedAgo: 29, movedAgo: 13 },
  { name: 'Nadia Rahimi', status: 'rejected', appliedAgo: 38, movedAgo: 20 },
  { name: 'Oscar Thistlewood', status: 'rejected', appliedAgo: 45, movedAgo: 26 },
  { name: 'Priya Ramanathan', status: 'rejected', appliedAgo: 50, movedAgo: 30 },
];
