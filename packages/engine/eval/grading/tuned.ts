import type { WrittenAnswers } from './written-answer.ts';

/** May be looked at while grading is mended. */
export const tuned: readonly WrittenAnswers[] = [
  {
    question: {
      id: 'practice-situation',
      kind: 'practice',
      category: 'A situation',
      question:
        'Think of a person in your care who was anxious about what was going to happen. How did you notice, and what did you do to put them at ease?',
      points: [
        { id: 'situation', text: 'Who it was about, without naming them, and what they were anxious about' },
        { id: 'calm', text: 'How you listened and explained things in words they could follow' },
        { id: 'part', text: 'What you yourself did or said' },
        { id: 'result', text: 'How the person was afterwards' },
      ],
    },
    cv: ['Prepared patients for endoscopy and looked after them in recovery', 'Took bloods and placed cannulas'],
    short:
      'An older man before a gastroscopy kept asking the time and gripped the rail. I showed him the tube, told him when he would gag and that he could raise a hand to stop, and he lay still.',
    long: 'A woman of about seventy was waiting for her first colonoscopy. I noticed because she folded her gown again and again and had not touched the leaflet. I sat down beside her, asked what worried her most, and she said waking up in the middle of it. I explained in plain words what the sedation does, that I would hold her hand throughout and that we stop when she says so. She asked two more questions, laughed about the gown, and went in on her own feet; afterwards she told her daughter it had been easier than the dentist.',
    vague:
      'I always make sure that every patient in my care feels comfortable and safe, because empathy and good communication are the most important things in nursing. I listened to them carefully, explained everything in a clear and friendly way and gave them the best possible care, and in the end they were always very happy.',
    offTopic:
      'When our supplier stopped making the gloves we used, I compared four other brands, asked for samples and had each tried for a week. We chose the second cheapest because it tore least, and the yearly bill went down by nine hundred pounds.',
    stuffed:
      'Anxious patient, empathy, active listening, reassurance, plain language, body language, consent, comfort, calm voice, dignity, positive outcome, relaxed afterwards.',
    contradictory:
      'The patient was very anxious before the scan. I sat with her and explained the scan. The patient was not anxious before the scan. I did not sit with her and did not explain the scan.',
  },
  {
    question: {
      id: 'interview-skill',
      kind: 'interview',
      category: 'A skill of yours',
      question:
        'You list SQL. This should list the customers who never ordered, and returns nothing at all. Why, and how would you write it?',
      code: 'SELECT name\nFROM customers\nWHERE id NOT IN (SELECT customer_id FROM orders);',
      points: [
        {
          id: 'content',
          text: 'If any customer_id in orders is NULL, NOT IN is never true, so no row is returned',
        },
        { id: 'content-2', text: 'Comparing with NULL gives unknown, neither true nor false' },
        { id: 'content-3', text: 'Use NOT EXISTS, or a LEFT JOIN with a check for NULL' },
        { id: 'content-4', text: 'An index on orders.customer_id keeps it fast' },
      ],
    },
    cv: ['Rebuilt the reports of a mail-order house on PostgreSQL', 'Tuned slow queries'],
    short:
      'One null customer_id is enough: the comparison is unknown for every customer, so nothing comes back. I would use NOT EXISTS.',
    long: 'There is at least one order without a customer, so the subquery contains a NULL. id NOT IN (1, 2, NULL) means id <> 1 AND id <> 2 AND id <> NULL, and the last one is unknown, hence the whole condition can never become true. I would rewrite it as WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = customers.id), or left join orders and keep the rows where the order is null. With an index on customer_id in orders the database can look each customer up instead of reading the whole table.',
    vague:
      'I have many years of experience with SQL and I love working with databases. This query has a problem that an experienced developer would find quickly. I would analyse it carefully, rewrite the query in a better and more efficient way following best practices, and test it well so that it returns the right customers.',
    offTopic:
      'The page loads slowly because every picture is sent in full size. I would make three sizes of each, let the browser choose, and put those below the fold off until somebody scrolls.',
    stuffed: 'SQL, NULL, NOT IN, NOT EXISTS, LEFT JOIN, index, subquery, customers, orders, unknown, performance.',
    contradictory:
      'A NULL in customer_id makes NOT IN never true. A NULL in customer_id does not make NOT IN never true. You should use NOT EXISTS. You should not use NOT EXISTS.',
  },
  {
    question: {
      id: 'interview-result',
      kind: 'interview',
      category: 'A result of yours',
      question:
        'On your CV we read that you cut stock losses by half within a year. How was that measured, what else might explain it, and what would have happened had you done nothing?',
      points: [
        { id: 'check', text: 'How it was measured, and over what time' },
        { id: 'figure', text: 'The figure before and the figure after' },
        { id: 'options', text: 'What else may have contributed to it' },
        { id: 'reason', text: 'Why you believe that your work made the difference' },
      ],
    },
    cv: ['Ran a supermarket of 40 staff', 'Cut stock losses by half within a year'],
    short:
      'The quarterly stocktake: 2.4 % of sales in March, 1.2 % a year later. New tags on spirits helped a little, but bakery had none and fell as far, because we baked to the hour.',
    long: 'Head office counts the whole shop four times a year, so I compared the four counts before I began with the four after. Losses went from 2.4 to 1.2 per cent of sales, about 61,000 pounds. Part of it was a security gate that was put in during June. I believe our own work did most of it, because two thirds of the drop were in fresh food, which nobody steals: we wrote down waste by the hour and baked twice a day instead of once. Had we gone on as before, the area manager would have taken the bakery away.',
    vague:
      'We measured the stock losses very carefully with our system and the results were excellent. I believe my strong leadership and hard work made the difference because I always motivate my team to achieve great results. Other things may have helped too, but without my commitment the losses would have been much worse.',
    offTopic:
      'I once had two cashiers who would not speak to each other. I asked each of them over a coffee what had happened, then put them on the same late shift with me, and by the end of the month they swapped days without being asked.',
    stuffed:
      'Stock losses, shrinkage, KPI, measurement, baseline, quarterly, 50 %, root cause, security, waste, process improvement, control group.',
    contradictory:
      'We measured the losses at every stocktake. We did not measure the losses at any stocktake. They fell from 2.4 to 1.2 per cent. They did not fall from 2.4 to 1.2 per cent.',
  },
  {
    question: {
      id: 'interview-work',
      kind: 'interview',
      category: 'Work you have done',
      question:
        'As Plumber, you replaced gas boilers in occupied houses. Suppose a colleague has to do the same next month. How should they go about it, step by step, and where would you tell them to take care?',
      points: [
        { id: 'steps', text: 'The steps in their order' },
        { id: 'reason', text: 'Why it is done in that way' },
        { id: 'difficulty', text: 'Where it goes wrong if one does not take care' },
        { id: 'check', text: 'How one sees that it has been done well' },
      ],
    },
    cv: ['Replaced gas boilers in occupied houses', 'Gas Safe registered since 2014'],
    short:
      'Isolate the gas, drain down, flush before you hang the new one, otherwise the sludge kills the heat exchanger in a winter. Then tightness test and a combustion reading.',
    long: 'First turn the gas off at the meter and tell the family they are without hot water until the evening. Then drain the system, take the old boiler off and flush the radiators until the water runs clear, because the sludge of twenty years will block a new heat exchanger within months. Only after that hang the new one and connect flue, gas and condensate. People go wrong with the condensate pipe: outside and too thin it freezes at the first frost. In the end do a tightness test, measure the combustion with an analyser and write the reading on the benchmark sheet; if CO to CO2 is below .004 it burns as it should.',
    vague:
      'They should plan the job properly and work step by step in a professional manner. First they should prepare everything well, then do the installation carefully and finally check that everything works. It is important to take care and always follow the rules, because safety and quality come first and the customer must be satisfied.',
    offTopic:
      'I learned to drive the van with a trailer last spring. At first I took every corner too narrow, so I practised on the empty car park on Sundays, and in May I passed the test at the second try.',
    stuffed:
      'Gas isolation, drain down, power flush, boiler, flue, condensate, tightness test, combustion analysis, benchmark, Gas Safe, customer handover.',
    contradictory:
      'You should flush the system before you hang the new boiler. You should not flush the system before you hang the new boiler. Always test the gas for tightness. Never test the gas for tightness.',
  },
  {
    question: {
      id: 'practice-situation',
      kind: 'practice',
      category: 'A situation',
      question: 'Think of a day when three things had to be done at once. How did you sort out what came first?',
      points: [
        { id: 'situation', text: 'What the things were and who was waiting for them' },
        { id: 'reason', text: 'How you judged what mattered most' },
        { id: 'part', text: 'What you did, put off, or handed to somebody' },
        { id: 'result', text: 'How the day ended' },
      ],
    },
    cv: ['Kept the diaries of two directors', 'Prepared board papers and minutes'],
    short:
      'Board papers, a visa and a burst radiator on the same morning. The visa desk closed at noon, so that went first; I rang facilities about the water and sent the papers at four.',
    long: 'On the last Friday of March the board papers were due at five, one director was stuck in Madrid with a cancelled flight, and the auditors stood at reception a day early. I asked of each what happens if it waits two hours. The auditors only needed a room and coffee, so I gave them to our receptionist. The flight came first because seats were going, and I rebooked it in ten minutes. Then I closed my door and finished the papers, and put off the minutes until Monday after asking the chair. The papers went out at half past four and he landed at nine.',
    vague:
      'I am very good at multitasking and I always manage to do many things at once. I prioritise my tasks according to importance and urgency because time management is key. I stayed calm and organised, worked hard together with my colleagues and everything was done successfully by the end of the day.',
    offTopic:
      'My grandmother taught me to bake bread when I was nine. You mix the dough in the evening, leave it in the cold overnight and bake it at seven, and the crust is better because it has had time.',
    stuffed:
      'Prioritisation, urgency, importance, Eisenhower matrix, deadline, delegation, stakeholder, calendar, time management, board papers, outcome.',
    contradictory:
      'I rebooked the flight before anything else. I did not rebook the flight before anything else. The papers were sent at four. The papers were not sent at four.',
  },
];
