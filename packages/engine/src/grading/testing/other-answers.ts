import type { AnsweredQuestion } from './answered-question.ts';

/** Made-up answers of made-up people: what a good one says, and what says a part of it. */
export const otherAnswers: readonly AnsweredQuestion[] = [
  {
    person: 'driver',
    question: {
      id: 'interview-work',
      kind: 'interview',
      category: 'Work you have done',
      question:
        'As Delivery Driver, you loaded the van in the order of the stops and secured heavy items. What was the hardest part of it, how did you deal with that, and what would you do differently today?',
      points: [
        { id: 'difficulty', text: 'What made it hard' },
        { id: 'part', text: 'What you did about it yourself' },
        { id: 'result', text: 'How it ended, with something that shows it' },
        { id: 'lesson', text: 'What you would do differently today, and why' },
      ],
    },
    good: 'The hardest part was the heavy items: a fridge has to go in low and at the front, and yet it may be the first stop. I started to sort the manifest the night before, drew a plan of the van with three zones, and strapped every heavy piece to the rail with two ratchets. In my second month I had two damaged parcels a week; by the end of the year it was one a month. Today I would ask the depot for roll cages from the start, because half of the lifting was needless.',
    partial: 'Heavy items were hard to load. I put them at the bottom and strapped them.',
  },
  {
    person: 'driver',
    question: {
      id: 'interview-skill',
      kind: 'interview',
      category: 'A skill of yours',
      question:
        'Suppose a new colleague is to learn “Route planning” from you. What would you show them first, what do beginners usually get wrong, and how would you see that they have got it?',
      points: [
        { id: 'steps', text: 'What you would show first, and what next' },
        { id: 'reason', text: 'Why in that order' },
        { id: 'difficulty', text: 'What beginners usually get wrong with “Route planning”' },
        { id: 'check', text: 'How you would see that they have got it' },
      ],
    },
    good: 'First I would give them a paper map and ten addresses, and let them draw the round by hand, because then they learn to see rivers, schools and one-way streets. Next come the time windows, and only last the sat nav, since it knows nothing about a school gate at half past three. Beginners usually drive to the nearest stop each time and end up crossing the town six times. I would know they have got it when they finish a strange round within ten minutes of their own estimate, three days running.',
    partial: 'I would show them the app first. Beginners often forget about traffic.',
  },
  {
    person: 'driver',
    question: {
      id: 'interview-situation',
      kind: 'interview',
      category: 'A situation',
      question:
        'Tell us about a near miss or a dangerous moment on the road. What happened, and what has it changed in the way you drive?',
      points: [
        { id: 'situation', text: 'What happened, where and in which conditions' },
        { id: 'part', text: 'What you did in that moment' },
        { id: 'speakup', text: 'Whom you told or where you reported it' },
        { id: 'lesson', text: 'What you do differently since' },
      ],
    },
    good: 'Last January on the A61 a car pulled out in front of me in freezing rain, on a bend with the van fully loaded. I did not slam the brakes; I eased off, held the wheel straight and used the hard shoulder, and stopped about two metres short. I reported it to the depot the same hour and we kept the dashcam film. Since then I leave four seconds instead of two as soon as it is below three degrees, and I have the load checked again at the halfway stop.',
    partial: 'A car pulled out in front of me in the rain and I just managed to stop.',
  },
  {
    person: 'driver',
    question: {
      id: 'interview-result',
      kind: 'interview',
      category: 'A result of yours',
      question:
        'On your CV we read that you delivered parcels to 90 addresses a day in all weathers. How did you know whether that was going well, and what did you change when it was not?',
      points: [
        { id: 'check', text: 'What you looked at or counted to know how it was going' },
        { id: 'situation', text: 'A time when it was not going well' },
        { id: 'part', text: 'What you changed' },
        { id: 'result', text: 'What came of the change, with a figure where you have one' },
      ],
    },
    good: "I counted the parcels I brought back each evening and wrote them on the inside of the door, together with the complaints. In November I came back with fifteen or more, mostly flats where nobody was in. I changed the order so that the flats came after five, and I sent a text an hour ahead from the depot's phone. Within three weeks it was down to four a day.",
    partial: 'I knew from the number of parcels I brought back.',
  },
  {
    person: 'driver',
    question: {
      id: 'interview-job',
      kind: 'interview',
      category: 'The job',
      question:
        'The job of HGV Driver asks for “Experience with tachograph rules and digital record keeping”, and we could not find it on your CV. What have you done that comes near it, and how would you close the gap in the first months?',
      points: [
        {
          id: 'example',
          text: 'Something you have done that comes near “Experience with tachograph rules and digital record keeping”',
        },
        { id: 'reason', text: 'What carries over from it, and what is missing' },
        { id: 'plan', text: 'How you would close the gap: what, with whom, by when' },
        { id: 'check', text: 'By what you and others would see that you are there' },
      ],
    },
    good: 'I have not driven under tachograph rules yet, but at Swift Parcels I kept a daily record of my hours, my breaks and the defects on the van, on paper and later in the app. What carries over is the habit of stopping for the break even when I am late; what is missing is the card itself and the weekly limits. I would do the driver CPC module on hours before I start, ride along with an experienced driver for two weeks and have him look over my printouts every Friday. After three months without an infringement in the download we would both know that I am there.',
    partial: 'I have not used a tachograph but I learn fast and would ask a colleague.',
  },
  {
    person: 'teacher',
    question: {
      id: 'practice-work',
      kind: 'practice',
      category: 'Work you have done',
      question:
        'Your CV names your post as Primary Teacher. What did an ordinary day in it look like, from start to finish?',
      points: [
        { id: 'steps', text: 'What you did first, next and last on an ordinary day' },
        { id: 'part', text: 'Which of it was your own task' },
        { id: 'people', text: 'Whom you worked with or for' },
        { id: 'example', text: 'One thing from one particular day' },
      ],
    },
    good: 'At half past seven I put out the phonics cards and read what the teaching assistant had noted the day before. Then the children came in, and the first hour was reading in three groups: I took the group that struggled, while she had the others. After lunch came number work and something with the hands, and finally a story on the carpet. Talking to the parents at the gate was my task as well. I remember a Tuesday in March when a boy who had never spoken in class read a whole page aloud to his grandfather at that gate.',
    partial: 'In the morning we did reading and in the afternoon maths. I was responsible for the class.',
  },
  {
    person: 'teacher',
    question: {
      id: 'practice-skill',
      kind: 'practice',
      category: 'A skill of yours',
      question:
        'Your CV lists “Lesson planning”. How did you come to learn it, and what is the last thing you used it for?',
      points: [
        { id: 'situation', text: 'How you came to learn “Lesson planning”' },
        { id: 'example', text: 'The last thing you used it for' },
        { id: 'part', text: 'What you did with it yourself' },
        { id: 'check', text: 'How you could tell that you did it well' },
      ],
    },
    good: 'I learned it in my training year from a mentor who made me write down, for each ten minutes, what the children would be doing and not what I would be doing. The last time was a week on coins and change. I planned a shop in the corner, wrote three sets of price cards for three levels, and left the last ten minutes of each day open for whatever had not worked. I could tell it went well because 26 of 30 could give change from fifty pence on the Friday check, against eleven on the Monday.',
    partial: 'I learned it at university and I use it every week for my lessons.',
  },
  {
    person: 'teacher',
    question: {
      id: 'practice-situation',
      kind: 'practice',
      category: 'A situation',
      question:
        'Tell us about a lesson or a session that did not go as you had planned. What did you notice, and what did you do there and then?',
      points: [
        { id: 'situation', text: 'What you had planned and for whom' },
        { id: 'check', text: 'How you noticed that it was not working' },
        { id: 'part', text: 'What you changed on the spot' },
        { id: 'lesson', text: 'What you did differently the next time' },
      ],
    },
    good: 'I had planned a science session on floating for my thirty six-year-olds, with bowls on every table. After five minutes I saw that they were pouring and not looking; two tables were under water and nobody was writing. I stopped, dried everything with them, and gathered them round one bowl at the front where they had to guess before each object went in. They were quiet and arguing about the orange within a minute. The next time I began with the one bowl and gave out the others only after the first guesses.',
    partial: 'A lesson on floating got too wild so I stopped it.',
  },
  {
    person: 'teacher',
    question: {
      id: 'practice-result',
      kind: 'practice',
      category: 'A result of yours',
      question:
        'On your CV we read that you taught reading to a class of thirty six-year-olds with phonics. How did you keep everything in order at that scale? Tell us about your own way of working.',
      points: [
        { id: 'steps', text: 'How you organised the work: a plan, a list, a rhythm' },
        { id: 'tools', text: 'What you used to keep track of it' },
        { id: 'people', text: 'How you shared the work with others' },
        { id: 'example', text: 'One example of how it helped' },
      ],
    },
    good: 'Every child had a card with the sounds they knew, and the cards hung in four rows by group. On Fridays I heard each child for two minutes while the assistant read with the rest, so within a week I knew who was stuck. I kept it all in one spreadsheet with a colour for each sound. Three parents came in on Wednesdays and took the ones who needed most practice. That is how I noticed in October that five children mixed up b and d, and we spent a week on just that.',
    partial: 'I used groups and a chart to keep track of the class.',
  },
  {
    person: 'teacher',
    question: {
      id: 'practice-next',
      kind: 'practice',
      category: 'What comes next',
      question:
        'What would you like to be able to do in a year from now that you cannot do today, and how will you go about it?',
      points: [
        { id: 'plan', text: 'What you want to be able to do, and by when' },
        { id: 'reason', text: 'Why it matters to you' },
        { id: 'steps', text: 'How you will go about it: what first, what next' },
        { id: 'check', text: 'By what you will see that you can do it' },
      ],
    },
    good: "By next summer I would like to be able to lead phonics for the whole school and not only for my own class. It matters to me because I see children arrive in year three who still guess words, and by then it is much harder. First I will do the county's course in January, then watch each colleague teach once and be watched by them, and after Easter run one training afternoon. I will know that I can do it when the screening results of the parallel class come up to ours and colleagues knock on my door with questions.",
    partial: 'I would like to become a phonics lead. I will take a course.',
  },
  {
    person: 'leaver',
    question: {
      id: 'interview-work',
      kind: 'interview',
      category: 'Work you have done',
      question:
        'Tell us about something you had to learn in a short time. How did you go about it, and how do you know that you learned it?',
      points: [
        { id: 'situation', text: 'What you had to learn, and by when' },
        { id: 'steps', text: 'How you went about it: practice, somebody who showed you, notes' },
        { id: 'difficulty', text: 'What was hard, and how you got past it' },
        { id: 'check', text: 'How you know that you learned it' },
      ],
    },
    good: "In the summer I had nine days to learn the till and the coffee machine before the village fete, where I was to run the cafe tent. I wrote the twelve drinks on cards, practised on my aunt's machine every evening and asked the woman from the bakery to watch me twice. Steaming milk was the hard bit, I burned it for three days until she showed me to listen for the hiss. On the day I served about two hundred people, and the cash was right to within forty pence.",
    partial: 'I learned to use a coffee machine. I practised it until I could do it.',
  },
  {
    person: 'leaver',
    question: {
      id: 'interview-skill',
      kind: 'interview',
      category: 'A skill of yours',
      question:
        'What have you taught yourself, without anybody asking you to? How did you go about it, and what do you use it for?',
      points: [
        { id: 'situation', text: 'What you taught yourself, and why' },
        { id: 'steps', text: 'How you taught yourself: videos, books, practice, trying again' },
        { id: 'difficulty', text: 'What was hard about it' },
        { id: 'example', text: 'What you use it for' },
      ],
    },
    good: 'I taught myself to repair bicycles, because mine was broken and the shop wanted sixty pounds. I began with videos and an old frame from the tip, took the hub apart, and then wrote down every step before putting it together again. The gears were the worst: I bent a hanger twice before I understood how little you have to turn the screw. Now I mend the bikes of half my street, and last month I did eleven for the scout group.',
    partial: 'I taught myself to repair bikes from videos.',
  },
  {
    person: 'leaver',
    question: {
      id: 'interview-situation',
      kind: 'interview',
      category: 'A situation',
      question:
        'Tell us about a disagreement with somebody you had to go on working with. What was each of you after, and how did you settle it?',
      points: [
        { id: 'situation', text: 'What you disagreed about' },
        { id: 'calm', text: 'How you found out what the other was after' },
        { id: 'part', text: 'What you did or gave up to settle it' },
        { id: 'result', text: 'How it was settled, and how you worked together afterwards' },
        { id: 'lesson', text: 'What you took from it' },
      ],
    },
    good: 'In our final project a classmate and I could not agree: I wanted to build the model in wood, he wanted to print it. I asked him what bothered him about wood, and it turned out that he was afraid of the saw and thought I would do all of it and get the better mark. So we split it: he printed the roof and the details, I built the frame, and I gave up the spire I had drawn. We got a B plus, and we still do things together. I learned to ask what is behind a no before I argue.',
    partial: 'We disagreed about how to build a model, but then we found a compromise.',
  },
  {
    person: 'leaver',
    question: {
      id: 'interview-result',
      kind: 'interview',
      category: 'A result of yours',
      question:
        'Tell us about something you got better at, and that you can prove. How much better, and how do you know?',
      points: [
        { id: 'situation', text: 'How good you were at it to begin with' },
        { id: 'part', text: 'What you did to get better: practice, training, advice' },
        { id: 'figure', text: 'How much better: faster, more, fewer mistakes, a mark or a time' },
        { id: 'check', text: 'How you know' },
      ],
    },
    good: 'In year ten I ran 5 km in 31 minutes and had to walk twice. I joined the Tuesday group, ran three times a week with one slow long run, and wrote every run into a notebook. In June I ran it in 24 minutes and 10 seconds at the park run, which is timed and on their website. So that is almost seven minutes.',
    partial: 'I got better at running. I am much faster now.',
  },
  {
    person: 'leaver',
    question: {
      id: 'interview-next',
      kind: 'interview',
      category: 'What comes next',
      question:
        'Imagine your first month in a new job. What would you want to find out, from whom, and what would you do when you are not sure about something?',
      points: [
        { id: 'plan', text: 'What you would want to find out first' },
        { id: 'people', text: 'Whom you would ask: a colleague, your boss, whoever did the job before' },
        { id: 'reason', text: 'Why it is worth knowing before you act' },
        { id: 'speakup', text: 'What you would do when you are not sure' },
      ],
    },
    good: 'First I would like to know what a good day looks like for the person I work for, and what must never go wrong. I would ask whoever has done my job before me and the colleague next to me, and write the answers in a notebook so that nobody has to tell me twice. It is worth knowing early because a habit is hard to change later. When I am not sure, I would stop and ask before I break something, and if nobody is there I would do the safe thing and tell them straight afterwards.',
    partial: 'I would ask my boss if I am not sure about something.',
  },
];
