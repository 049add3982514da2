import type { AnsweredQuestion } from './answered-question.ts';

/** Made-up answers of made-up people: what a good one says, and what says a part of it. */
export const answersAtWork: readonly AnsweredQuestion[] = [
  {
    person: 'nurse',
    question: {
      id: 'interview-work',
      kind: 'interview',
      category: 'Work you have done',
      question:
        'As Ward Manager, you wrote care plans together with patients and their families. Suppose a colleague has to do the same next month. How should they go about it, step by step, and where would you tell them to take care?',
      points: [
        { id: 'steps', text: 'The steps in their order' },
        { id: 'reason', text: 'Why it is done in that way' },
        { id: 'difficulty', text: 'Where it goes wrong if one does not take care' },
        { id: 'check', text: 'How one sees that it has been done well' },
      ],
    },
    good: "They should sit down with the patient first, before any form is filled in, and simply ask what matters to them. Then I would have them bring the family in, with the patient's consent, and write the plan in the patient's own words. After that it goes to the doctor and the physio so that everybody works from the same page. The danger is talking over the patient's head: one daughter once decided everything for her mother, and the plan was useless within two days. You can tell it is good when the night staff follow it without asking and the patient can tell you what is in it.",
    partial: 'You talk to the patient and the family and then write the plan down. Take care not to rush.',
  },
  {
    person: 'nurse',
    question: {
      id: 'interview-skill',
      kind: 'interview',
      category: 'A skill of yours',
      question:
        '“Wound care” is on your CV. What is the most demanding thing you have done with it, what made it so, and how did you go about it?',
      points: [
        { id: 'situation', text: 'What you did with “Wound care”, and for whom' },
        { id: 'difficulty', text: 'What made it demanding' },
        { id: 'steps', text: 'How you went about it' },
        { id: 'result', text: 'What came of it' },
      ],
    },
    good: 'The most demanding was a pressure ulcer down to the bone on a man of 84 who had come to us from home. He was diabetic and in pain, so every dressing change had to be planned around his medication. I measured and photographed the wound, asked the tissue viability nurse for advice, and then changed to a vacuum dressing every three days. It was hard because he refused to be turned at night until I explained to him what the pressure did. After seven weeks the wound had closed to two centimetres and he went home.',
    partial: 'I looked after a bad ulcer once. It was demanding because the patient was in a lot of pain.',
  },
  {
    person: 'nurse',
    question: {
      id: 'interview-situation',
      kind: 'interview',
      category: 'A situation',
      question:
        'Two people in your care need you at the same moment, and nobody else is free. Tell us about a time it was like that: how did you decide who came first, and what did you tell the other?',
      points: [
        { id: 'situation', text: 'What each of them needed and what could have gone wrong' },
        { id: 'reason', text: 'How you judged who was more at risk, and why' },
        { id: 'part', text: 'What you did first and what came after' },
        { id: 'people', text: 'What you said to the one who waited, and whom you told or called for help' },
        { id: 'result', text: 'How it ended for both' },
      ],
    },
    good: 'On a night shift a lady in bay two had chest pain while a gentleman across the corridor was climbing over his bed rails. I went to her first because chest pain can kill in minutes, but I called out to him to sit back and pressed the emergency bell on the way. The healthcare assistant came from the next ward and stayed with him. I told him I had heard him and would be there in five minutes, and I was. She had an ECG and went to the cardiac unit within twenty minutes; he had no fall and was asleep an hour later.',
    partial: 'I always go to the person who is more at risk because they could get worse quickly.',
  },
  {
    person: 'nurse',
    question: {
      id: 'interview-result',
      kind: 'interview',
      category: 'A result of yours',
      question:
        'On your CV we read that you introduced a falls checklist that cut incidents by a third. How was that measured, what else might explain it, and what would have happened had you done nothing?',
      points: [
        { id: 'check', text: 'How it was measured, and over what time' },
        { id: 'figure', text: 'The figure before and the figure after' },
        { id: 'options', text: 'What else may have contributed to it' },
        { id: 'reason', text: 'Why you believe that your work made the difference' },
      ],
    },
    good: 'We counted every fall in the incident system, per thousand bed days, for six months before and six months after. It went from 9.1 to 6.0. Part of it may have been the new low beds that arrived in the spring, and we had two more staff at night. Still, I believe the checklist made the difference, because the bays that used it every day fell much more than the one bay that did not. Had we done nothing, I would expect eight or nine patients more with an injury that year.',
    partial: 'Falls went down by a third. We counted them in the incident system.',
  },
  {
    person: 'nurse',
    question: {
      id: 'interview-next',
      kind: 'interview',
      category: 'What comes next',
      question:
        'Imagine your first month as Ward Manager in a new place. What would you want to find out, from whom, and what would you leave as it is until you know more?',
      points: [
        { id: 'plan', text: 'What you would want to find out first' },
        { id: 'people', text: 'Whom you would ask: staff, customers, the team, whoever did the job before' },
        { id: 'reason', text: 'Why it is worth knowing before you act' },
        { id: 'options', text: 'What you would leave as it is, and what could not wait' },
      ],
    },
    good: 'In the first weeks I would want to know where patients come to harm: falls, medicines, pressure sores, and at which time of day. I would ask the healthcare assistants and the night staff, one by one and over a cup of tea, because they see what the figures do not show. I would also sit down with the matron and with two families. I would leave the rota and the layout as they are for a month, since changing them before I understand them costs trust. A locked fire door or a missing drug check could not wait.',
    partial: 'I would ask the staff how things work and find out what the problems are.',
  },
  {
    person: 'chef',
    question: {
      id: 'practice-work',
      kind: 'practice',
      category: 'Work you have done',
      question:
        'As Sous Chef, you cooked for 120 covers on Saturday nights. Imagine explaining that to a friend who knows nothing of your work. What was it for, and what did you have to be good at?',
      points: [
        { id: 'reason', text: 'What the work was for and who needed it' },
        { id: 'part', text: 'What you did, in words anybody understands' },
        { id: 'difficulty', text: 'What one has to be good at, or take care with' },
        { id: 'example', text: 'One example that makes it plain' },
      ],
    },
    good: 'On a Saturday a hundred and twenty people come to eat, most of them between seven and nine, and each table wants its plates hot and together. I stood at the pass with the sauces: I finished every pan, tasted it and sent it out. You have to be good at keeping eight things in your head, because if one steak is late the whole table waits. For instance, one night a party of fourteen ordered three kinds of fish, and I had to start the turbot six minutes before the sole so that everything landed at once.',
    partial: 'I cooked for a lot of people and it was very busy, so you have to be quick.',
  },
  {
    person: 'chef',
    question: {
      id: 'practice-skill',
      kind: 'practice',
      category: 'A skill of yours',
      question:
        'You name “Food hygiene” among your skills. Tell us about one piece of work in which it made a difference.',
      points: [
        { id: 'situation', text: 'What the piece of work was' },
        { id: 'part', text: 'What you did in it with “Food hygiene”' },
        { id: 'result', text: 'What difference it made' },
      ],
    },
    good: 'When I came to the Copper Kettle the walk-in fridge was a mess: raw chicken above salad, no dates on anything. I emptied it one Monday with the apprentice, scrubbed it, and put raw meat at the bottom with a label and a date on every box. I also started a temperature sheet that we sign twice a day. At the next inspection we went from three stars to five, and we threw away far less.',
    partial: 'I keep the kitchen clean and label things. We got a good inspection.',
  },
  {
    person: 'chef',
    question: {
      id: 'practice-situation',
      kind: 'practice',
      category: 'A situation',
      question:
        'Take us into the last hour before a busy service. What do you get ready, in which order, and how do you know you are ready?',
      points: [
        { id: 'steps', text: 'What you prepare first and what comes after it' },
        { id: 'reason', text: 'Why in that order' },
        { id: 'check', text: 'How you check that nothing is missing: tasting, labels, temperatures, the list' },
        { id: 'people', text: 'How you share the work with the others in the kitchen' },
      ],
    },
    good: 'First I go through the bookings and the specials, then I put the stocks and sauces on, because they take longest and forgive waiting. After that I portion the fish and meat, and last come the herbs and garnish, which wilt if you cut them early. The commis does the vegetables and I tell the front of house what is short. Before the doors open I taste every sauce, look at the fridge temperatures and walk along the section with the prep list, and only when every line is ticked are we ready.',
    partial: 'I prepare the sauces first and then the rest, and I check the list.',
  },
  {
    person: 'chef',
    question: {
      id: 'practice-result',
      kind: 'practice',
      category: 'A result of yours',
      question:
        'On your CV we read that you trained four apprentices on the sauce and fish sections. How did you keep everything in order at that scale? Tell us about your own way of working.',
      points: [
        { id: 'steps', text: 'How you organised the work: a plan, a list, a rhythm' },
        { id: 'tools', text: 'What you used to keep track of it' },
        { id: 'people', text: 'How you shared the work with others' },
        { id: 'example', text: 'One example of how it helped' },
      ],
    },
    good: 'I had a chart on the wall with the four names and the eight things each of them had to master on sauce and fish. Every Monday we planned who would work beside whom that week, so nobody was thrown in alone on a Saturday. Each new dish went the same way: I showed it, then we made it together, then they made it and I tasted. The chef de partie took two of them so that I could look after the others. It helped when one of them broke his wrist in May, since I saw at a glance who could take over the fish.',
    partial: 'I trained them one after the other and showed them how to make the sauces.',
  },
  {
    person: 'chef',
    question: {
      id: 'practice-next',
      kind: 'practice',
      category: 'What comes next',
      question:
        'What kind of work would you like to do next, and what have you done already that shows you are ready for it?',
      points: [
        { id: 'plan', text: 'The kind of work you would like: the position, the team, the field' },
        { id: 'reason', text: 'Why you would like it' },
        { id: 'example', text: 'Something you have done that shows you are ready' },
        { id: 'difficulty', text: 'What you would still have to learn' },
      ],
    },
    good: "I would like to run a small kitchen of my own as head chef, thirty to forty seats, with a menu that changes with the season. I want it because I enjoy building a team even more than cooking. I have written the autumn menu at the Copper Kettle for two years and costed every dish, and when the head chef was ill in March I ran the kitchen for five weeks. What I still have to learn is the paper side: contracts, suppliers' terms and how to read a profit and loss account.",
    partial: 'I would like to be a head chef because I like cooking.',
  },
  {
    person: 'developer',
    question: {
      id: 'interview-work',
      kind: 'interview',
      category: 'Work you have done',
      question:
        'As Software Engineer, you moved forty services to Kubernetes without a minute of downtime. Suppose a colleague has to do the same next month. How should they go about it, step by step, and where would you tell them to take care?',
      points: [
        { id: 'steps', text: 'The steps in their order' },
        { id: 'reason', text: 'Why it is done in that way' },
        { id: 'difficulty', text: 'Where it goes wrong if one does not take care' },
        { id: 'check', text: 'How one sees that it has been done well' },
      ],
    },
    good: 'Start with an inventory: list what each service reads and writes and which ones keep state. Then containerise the stateless ones first, run them next to the old machines and send one per cent of the traffic over, because that way a fault hits few people and you can go back in seconds. Only after that move the ones with databases, one per week. They should take care with connection limits and with health checks that say yes too early; we dropped requests in rehearsal because a pod got traffic before its cache was warm. You see that it is done well when error rate and latency on the dashboards stay flat through the switch.',
    partial:
      'Put the services into containers one by one and move the traffic over slowly. Be careful with the databases.',
  },
  {
    person: 'developer',
    question: {
      id: 'interview-skill',
      kind: 'interview',
      category: 'A skill of yours',
      question:
        'You list JavaScript. The list that this function returns is always empty. Why, and how would you put it right?',
      code: 'async function activeNames(ids) {\n  const names = [];\n  ids.forEach(async (id) => {\n    const user = await fetchUser(id);\n    if (user.active) names.push(user.name);\n  });\n  return names;\n}',
      points: [
        {
          id: 'content',
          text: 'forEach does not wait for the async callbacks, so the function returns before any user is fetched',
        },
        { id: 'content-2', text: 'Use Promise.all with map and await it, or a for…of loop with await' },
        { id: 'content-3', text: 'Promise.all fetches in parallel; the loop fetches one after another' },
        { id: 'content-4', text: 'A failed fetch is not handled: the rejected promise is lost' },
      ],
    },
    good: 'The callback passed to forEach is async, so each call gives back a promise at once and forEach ignores it. The function gets to return names while all the fetches are still waiting, therefore the array is empty. I would map the ids to promises and await Promise.all, then filter the active ones; a plain for of loop with await inside also works but runs them one after another, which is slower. At the moment an error in fetchUser would also go unhandled, so I would catch it.',
    partial: "forEach doesn't wait for the promises, so it returns too early.",
  },
  {
    person: 'developer',
    question: {
      id: 'interview-situation',
      kind: 'interview',
      category: 'A situation',
      question:
        'Something you released broke for the people using it. Tell us what you did in the first hour, and what you changed so that it would not happen again.',
      points: [
        { id: 'situation', text: 'What broke and whom it affected' },
        { id: 'part', text: 'What you did first: stop the harm, roll back, look at logs' },
        { id: 'people', text: 'Whom you told, and how you kept them informed' },
        { id: 'reason', text: 'What the cause was' },
        { id: 'lesson', text: 'What you changed afterwards: a test, an alarm, a review, a way of releasing' },
      ],
    },
    good: 'A release of mine doubled the VAT on invoices for about two hundred customers one Friday. I rolled back within ten minutes, before looking for the bug, and then stopped the job that sends the e-mails. I told support and the product owner in our incident channel and wrote an update every half hour until it was settled. The cause was a rounding helper that I had moved and that was now called twice. Since then every price calculation has a test with real invoices, and we release to five per cent of customers first.',
    partial: 'I rolled the release back and fixed the bug. Then we added a test.',
  },
  {
    person: 'developer',
    question: {
      id: 'interview-result',
      kind: 'interview',
      category: 'A result of yours',
      question:
        'On your CV we read that you rebuilt the booking engine in TypeScript and cut its response time by half. How was that measured, what else might explain it, and what would have happened had you done nothing?',
      points: [
        { id: 'check', text: 'How it was measured, and over what time' },
        { id: 'figure', text: 'The figure before and the figure after' },
        { id: 'options', text: 'What else may have contributed to it' },
        { id: 'reason', text: 'Why you believe that your work made the difference' },
      ],
    },
    good: 'We took the 95th percentile of the response time from the gateway logs, for four weeks before and four weeks after the switch: it fell from 820 to 390 milliseconds. Some of that came from a newer database version that we had installed in the same month, perhaps fifty milliseconds judging by the services we had not touched. I trust the rest because the profile showed that most of the time went into the availability check, which is exactly what I rewrote. Had we left it, the summer peak would have run into the time-out, since traffic grew by three per cent a week.',
    partial: 'We measured it in the logs, it went from 820 to 390 ms.',
  },
  {
    person: 'developer',
    question: {
      id: 'interview-next',
      kind: 'interview',
      category: 'What comes next',
      question:
        'Imagine your first month as Software Engineer in a new place. What would you want to find out, from whom, and what would you leave as it is until you know more?',
      points: [
        { id: 'plan', text: 'What you would want to find out first' },
        { id: 'people', text: 'Whom you would ask: staff, customers, the team, whoever did the job before' },
        { id: 'reason', text: 'Why it is worth knowing before you act' },
        { id: 'options', text: 'What you would leave as it is, and what could not wait' },
      ],
    },
    good: 'I would want to know what wakes people up at night and which part of the code nobody dares to touch. I would ask the people on call and the support team, and read the last ten incident reports, since they tell more than the diagrams. I would leave the architecture and the style rules alone for the first month, even where I would do it differently, because there is usually a reason that I do not know yet. An exposed password or a backup that was never restored could not wait.',
    partial: 'I would read the code and ask the team about it.',
  },
];
