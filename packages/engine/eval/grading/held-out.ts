import type { WrittenAnswers } from './written-answer.ts';

/** For testing only: no rule is mended with these in view. */
export const heldOut: readonly WrittenAnswers[] = [
  {
    question: {
      id: 'interview-skill',
      kind: 'interview',
      category: 'A skill of yours',
      question:
        'You list Python. The second call returns something its author did not expect. What, why, and how would you put it right?',
      code: 'def add_tag(tag, tags=[]):\n    tags.append(tag)\n    return tags\n\nadd_tag("urgent")\nadd_tag("paid")',
      points: [
        { id: 'content', text: "The second call returns ['urgent', 'paid']: both tags" },
        {
          id: 'content-2',
          text: 'The default list is created once, when the function is defined, and shared by all calls',
        },
        { id: 'content-3', text: 'Use None as the default and make a new list inside the function' },
      ],
    },
    cv: ['Wrote data pipelines in Python', 'Ran code reviews for a team of six'],
    short:
      'Both tags come back, since there is only one default list and every call appends to it. Default to None and create the list in the body.',
    long: 'You would expect only "paid", but you get "urgent" and "paid". Python evaluates a default argument a single time, at the def statement, so the same list object lives on between calls and remembers what the first one appended. I would write tags=None, and in the function: if tags is None, tags = []. Then each call without a list starts with a fresh one. Most linters warn about mutable defaults, so I would also switch that rule on.',
    vague:
      'Python is my favourite language and I have used it in many successful projects. The function has a bug which can lead to unexpected behaviour, and this is a typical problem that many developers know. I would debug it systematically, write clean code according to best practices and add good tests.',
    offTopic:
      'The invoice total is wrong by a cent because prices are stored as floating point. I would keep cents as whole numbers and round once, at the end, the way the tax office does.',
    stuffed:
      'Python, mutable default argument, list, append, None, function definition, shared state, scope, call, urgent, paid, best practice.',
    contradictory:
      'The default list is created once and shared by all calls. The default list is not created once and is not shared by all calls. Use None as the default value. Do not use None as the default value.',
  },
  {
    question: {
      id: 'interview-situation',
      kind: 'interview',
      category: 'A situation',
      question:
        'Tell us about a time you noticed on site that something was not safe, although work was going on. What did you do about it?',
      points: [
        { id: 'situation', text: 'What you noticed and why it worried you' },
        { id: 'part', text: 'What you did at once' },
        { id: 'speakup', text: 'Whom you told and how soon' },
        { id: 'result', text: 'What changed because you spoke' },
      ],
    },
    cv: ['Wired new flats from first fix to test', 'Supervised two apprentices'],
    short:
      'A plasterer was drilling beside a board that was still live. I locked the isolator off, told the foreman there and then, and since that week the board is tagged before any other trade goes in.',
    long: 'In October we were wiring a block of flats while the lift shaft still had no barrier on the third floor, only a pallet leaning across it. It worried me because the painters carried boards along there and could not see their feet. I stopped them, put two of my own trestles and tape in front, and walked down to the site manager straight away. He had a proper gate fitted within the hour, and the next morning he added openings to the daily check. Nobody blamed me for the lost hour.',
    vague:
      'Safety is always my first priority and I take it very seriously on every site. Whenever I noticed something that was not safe, I acted immediately and professionally, because a safe workplace is important for everyone. I communicated well with my team and my manager, and thanks to that the situation improved a lot.',
    offTopic:
      'Last year I taught myself to solder old radios. I bought a broken set for ten pounds, drew its circuit from the board and found a dry capacitor, and when I had changed it the station of my childhood came in.',
    stuffed:
      'Risk assessment, PPE, isolation, lock-out, near miss, toolbox talk, RAMS, foreman, reporting, hazard, safety culture, improvement.',
    contradictory:
      'I locked the isolator off at once. I did not lock the isolator off at once. I told the foreman the same hour. I never told the foreman the same hour.',
  },
  {
    question: {
      id: 'interview-work',
      kind: 'interview',
      category: 'Work you have done',
      question:
        'As Primary School Teacher, you organised a weekly reading hour with parents. What was the hardest part of it, how did you deal with that, and what would you do differently today?',
      points: [
        { id: 'difficulty', text: 'What made it hard' },
        { id: 'part', text: 'What you did about it yourself' },
        { id: 'result', text: 'How it ended, with something that shows it' },
        { id: 'lesson', text: 'What you would do differently today, and why' },
      ],
    },
    cv: ['Taught a class of thirty six-year-olds', 'Organised a weekly reading hour with parents'],
    short:
      'Only the same five mothers came. I moved it from ten to drop-off at half past eight, and by summer we had nineteen. Today I would ask families for a time before choosing one.',
    long: 'The hardest part was that those parents stayed away whose children needed it most, many of them because they read poorly themselves. I rang eleven families one by one and told them that listening is enough, and I chose picture books without words for the first weeks. A grandfather who had never been inside the school came every Thursday after that. By July twenty-two of thirty children had an adult with them, against six in October, and the reading ages of that group rose by eleven months. Now I would begin with the wordless books from the start, because fear of reading aloud was what had kept people at home.',
    vague:
      'The hardest part was that every child and every parent is different, which is a challenge for any teacher. I dealt with it by being patient, flexible and creative and by communicating openly with everyone. It was a great success and the children enjoyed it very much. Today I would do it with even more passion and plan it even better.',
    offTopic:
      'When I worked in a garden centre I had to water eight hundred pots before nine. I laid the hoses the evening before, started with those in the sun, and could leave the shade for last, so that I finished in an hour instead of two.',
    stuffed:
      'Parental engagement, phonics, literacy, reading age, inclusion, differentiation, timetable, feedback, attendance, confidence, reflection, improvement.',
    contradictory:
      'Many parents came to the reading hour on Thursdays. No parents came to the reading hour on Thursdays. I rang the families myself. I did not ring the families myself.',
  },
  {
    question: {
      id: 'interview-next',
      kind: 'interview',
      category: 'What comes next',
      question:
        'The job of Warehouse Team Leader asks for “experience with a warehouse management system”, and we could not find it on your CV. What have you done that comes near it, and how would you close the gap in the first months?',
      points: [
        {
          id: 'example',
          text: 'Something you have done that comes near “experience with a warehouse management system”',
        },
        { id: 'reason', text: 'What carries over from it, and what is missing' },
        { id: 'plan', text: 'How you would close the gap: what, with whom, by when' },
        { id: 'check', text: 'By what you and others would see that you are there' },
      ],
    },
    cv: ['Picked and packed orders by hand scanner', 'Led a late shift of eight'],
    short:
      'At my last place we booked pallets with hand scanners into a home-made database, so locations and stock moves are familiar; wave planning is not. I would sit with your planner for two weeks and run a wave alone by week six.',
    long: 'For three years I booked every pallet in and out with a scanner, and when the screen was wrong I was the one who corrected the location on the office computer. So I know bins, batches and cycle counts; what I have not done is set up picking routes or change the rules behind them. In my first fortnight I would ask to shadow whoever plans the waves and write my own notes of each screen. Then I would take the supplier’s online course, two evenings a week, and plan the Tuesday shift under supervision by the end of the second month. You would see it when my shift has no more short picks than the others and nobody has to correct my bookings for a week.',
    vague:
      'I am a fast learner and very good with computers, so a warehouse management system will be no problem for me. I have a lot of experience in warehouses and always adapt quickly to new systems. In the first months I would learn everything I need, work closely with my colleagues and give my best so that we reach our goals.',
    offTopic:
      'In my youth club I look after the football team of the twelve-year-olds. Last season we lost the first six games, so I let them choose the training themselves, and they asked for more passing and finished fourth.',
    stuffed:
      'WMS, barcode, RF scanner, inventory, cycle counting, wave picking, SAP, slotting, training plan, KPI, accuracy, go-live.',
    contradictory:
      'I have booked pallets with a scanner for years. I have never booked pallets with a scanner. I would learn the system from your planner. I would not learn the system from your planner.',
  },
  {
    question: {
      id: 'practice-situation',
      kind: 'practice',
      category: 'A situation',
      question:
        'Tell us about a conversation at work that you prepared with care, because it could have hurt somebody. How did you prepare, and how did it go?',
      points: [
        { id: 'situation', text: 'What it was about, without names' },
        { id: 'steps', text: 'How you prepared' },
        { id: 'calm', text: 'How you listened and what tone you took' },
        { id: 'result', text: 'How it ended' },
      ],
    },
    cv: ['Advised managers of a factory on discipline and absence', 'Held return-to-work interviews'],
    short:
      'I had to tell a fitter that colleagues complained about his smell. I wrote down two sentences, chose the end of his shift, then let him talk; it was a kidney complaint, and he thanked me later.',
    long: 'A supervisor of sixty had not been chosen to lead the new line, and I was to tell him before the notice went up. I read his last three appraisals, wrote down the two reasons that had decided it, and asked the plant manager whether a post in training was possible, so that I would not come with empty hands. We sat in the small office with the blinds down. I said it in the first minute and then kept quiet and let him be angry. When he had finished I asked what he was most proud of, and that led us to the apprentices. He took the training post in May and says it suits him better.',
    vague:
      'I always prepare important conversations with great care, because people are the most valuable asset of a company. I used my communication skills and my empathy, stayed professional and respectful at all times and found the right words. In the end the conversation went very well and everyone was satisfied with the outcome.',
    offTopic:
      'The label printer jammed every hour until I took it apart one lunch break. A strip of backing paper had wound itself around the roller; I pulled it out with tweezers, and it has run since.',
    stuffed:
      'Difficult conversation, preparation, empathy, active listening, feedback sandwich, confidentiality, neutral tone, follow-up, agreement, documentation.',
    contradictory:
      'I wrote down what I wanted to say before the meeting. I did not write down what I wanted to say before the meeting. He was angry at the end. He was not angry at the end.',
  },
];
