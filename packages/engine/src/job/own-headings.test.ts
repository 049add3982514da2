import { describe, expect, it } from 'vitest';
import { scoringJobOf } from '../trial/match-texts.ts';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const parse = (text: string) => parseJobDescription(readTxt(text));
const read = (text: string) => scoringJobOf(parse(text));

describe('adverts under headings in the words of their writer', () => {
  it('that ask', () => {
    const { requirements, responsibilities, niceToHave } = read(`Bike Mechanic – Cargo Bike Workshop

Who are we?
Pedal Post deliver parcels across Bristol by cargo bike.

So what's the job?
* Keep our fleet on the road – punctures, brakes, drivetrains
* Order parts and keep the stock sheet straight

Who are you?
* Cytech 2 (or you've spun spanners for 3 years+)
* Happy to ride a loaded cargo bike

Cherry on top: wheel building, van licence`);
    expect(responsibilities).toEqual([
      'Keep our fleet on the road – punctures, brakes, drivetrains',
      'Order parts and keep the stock sheet straight',
    ]);
    expect(requirements).toEqual([
      "Cytech 2 (or you've spun spanners for 3 years+)",
      'Happy to ride a loaded cargo bike',
    ]);
    expect(niceToHave).toEqual(['wheel building, van licence']);
  });

  it('that lead into a list, and "You\'ll" alone', () => {
    const { requirements, responsibilities, niceToHave } = read(`We're after a Senior Backend Engineer (Kotlin)

You'll
→ design and ship services
→ cut our p99 in half

We'd love you to have
→ 5+ yrs on the JVM
→ shipped behind feature flags

Not essential: insurance background; GraphQL`);
    expect(responsibilities).toEqual(['design and ship services', 'cut our p99 in half']);
    expect(requirements).toEqual(['5+ yrs on the JVM', 'shipped behind feature flags']);
    expect(niceToHave).toEqual(['insurance background', 'GraphQL']);
  });

  it('above paragraphs and lists without bullets', () => {
    const job = parse(`Marketing Executive (Events) @ Northern Food Shows

What a good week looks like
Monday you send the exhibitor newsletter from Mailchimp. Tuesday you brief the designer on show signage.

What makes you right for it
Two years in marketing, some of it events
You write clean copy that sells
Calm on show days

What would make us fight over you
Trade show experience
HubSpot`);
    expect(job.title?.value).toBe('Marketing Executive (Events)');
    expect(job.responsibilities?.value).toHaveLength(2);
    expect(job.requirements?.value).toEqual([
      'Two years in marketing, some of it events',
      'You write clean copy that sells',
      'Calm on show days',
    ]);
    expect(job.niceToHave?.value).toEqual(['Trade show experience', 'HubSpot']);
  });

  it('that say nothing, by what the list below them says', () => {
    const { requirements, responsibilities } = read(`Warehouse Operative

Nuts and bolts
- Pick and pack orders
- Load vans
- Check deliveries against the order

Brass tacks
- One year in a warehouse
- Counterbalance licence
- You can lift 20 kg`);
    expect(responsibilities).toEqual(['Pick and pack orders', 'Load vans', 'Check deliveries against the order']);
    expect(requirements).toEqual(['One year in a warehouse', 'Counterbalance licence', 'You can lift 20 kg']);
  });

  it('of one word, and above lists of small letters', () => {
    const { requirements, responsibilities, niceToHave } = read(`Customer Success Manager

Outcomes we'll measure you on
1. Gross retention above 93 %
2. Every new customer live in 45 days

You've already
1. Managed a book of business
2. Presented to directors

We won't rule you out if you haven't
1. Worked in HR tech
2. Got a degree`);
    expect(responsibilities).toEqual(['Gross retention above 93 %', 'Every new customer live in 45 days']);
    expect(requirements).toEqual(['Managed a book of business', 'Presented to directors']);
    expect(niceToHave).toEqual(['Worked in HR tech', 'Got a degree']);
    const charity = parse(
      'Finance Manager\n\nPROFILE\nACCA or qualified by experience. Two years in charity finance. You can explain a variance.\n\nOFFER\n30 days of holiday.',
    );
    expect(charity.requirements?.value).toHaveLength(3);
    expect(charity.benefits?.value).toEqual(['30 days of holiday']);
    const optician = read(
      'Optical Assistant\n\nDay to day:\npre-screening with the field machine\ndispensing and adjusting glasses\nanswering the phone\n\nIdeal if you:\n- have worked with the public\n- are steady with your hands',
    );
    expect(optician.responsibilities).toHaveLength(3);
    expect(optician.requirements).toEqual(['Have worked with the public', 'Are steady with your hands']);
    const chef = read(
      'Head Chef\nTHE FOOD: seasonal, changed weekly.\nTHE CHEF: has run a section in a rosette kitchen; level 3 food hygiene.\nTHE HOURS: 48.',
    );
    expect(chef.requirements).toEqual(['has run a section in a rosette kitchen', 'level 3 food hygiene']);
  });

  it('and what an employer says of itself and for its lawyers is in no list', () => {
    const { requirements } = parse(`Data Engineer

What you bring
Five years of SQL
Experience with web technologies: HTML, jQuery
Commitment to equal opportunities
Acme is an equal opportunity employer.
#LI-CH1

Interested?
Write to us`);
    expect(requirements?.value).toEqual([
      'Five years of SQL',
      'Experience with web technologies: HTML, jQuery',
      'Commitment to equal opportunities',
    ]);
  });

  it('and a sentence that only leads on stays in its section', () => {
    const { requirements, benefits } = parse(`Paralegal

Requirements
- A law degree
Experience of the following:
- Conveyancing
- Drafting leases

What's in it for you
- 25 days of holiday`);
    expect(requirements?.value).toEqual(['A law degree', 'Conveyancing', 'Drafting leases']);
    expect(benefits?.value).toEqual(['25 days of holiday']);
  });
});

describe('person specifications', () => {
  it('as a table of plain text, its rows named or not', () => {
    const { requirements, niceToHave } = read(`PERSON SPECIFICATION
Post: Speech and Language Therapist
                              Essential                                Desirable
Qualifications                Degree in speech and language therapy     Training in dysphagia
                              HCPC registration                         Makaton
                              RCSLT member
Other                         Car driver with access to a vehicle`);
    expect(requirements).toEqual([
      'Degree in speech and language therapy',
      'HCPC registration',
      'RCSLT member',
      'Car driver with access to a vehicle',
    ]);
    expect(niceToHave).toEqual(['Training in dysphagia', 'Makaton']);
  });

  it('with a letter behind each item', () => {
    const { requirements, niceToHave } = read(`Data Analyst

PERSON SPEC
Criteria / Essential / Desirable
Education: Degree in a numerate subject (E); Masters (D)
Experience: 2 years of SQL (E); R or Python (D)`);
    expect(requirements).toEqual(['Degree in a numerate subject', '2 years of SQL']);
    expect(niceToHave).toEqual(['Masters', 'R or Python']);
  });
});

describe('short adverts', () => {
  it('with what is needed in a row, and what the job is in bare verbs', () => {
    expect(
      read(
        'PLUMBER. Kent. PAYE or subbie. Gas Safe, own tools, clean licence. 3 yrs min domestic. Van + £38k. Call us.',
      ).requirements,
    ).toEqual(['Gas Safe', 'own tools', 'clean licence', '3 yrs min domestic']);
    const shop = read(
      'Retail Supervisor\n\nAbout the job:\nOpen and close, run the till and the rota, order stock from Gardners.\n\nAbout you:\nRetail for two years or more. First aid would stand you in good stead.',
    );
    expect(shop.responsibilities).toEqual(['Open and close', 'Run the till and the rota', 'Order stock from Gardners']);
    expect(shop.niceToHave).toEqual(['First aid']);
    const driver = read(
      "HGV Driver\n\nYou must have: Cat C+E with 12 months' experience, in-date CPC and digi card, no more than 6 points (no DD, DR). You'll be doing vehicle checks.",
    );
    expect(driver.requirements).toEqual([
      "Cat C+E with 12 months' experience",
      'in-date CPC and digi card',
      'no more than 6 points (no DD, DR)',
    ]);
    expect(driver.responsibilities).toEqual(["You'll be doing vehicle checks"]);
  });

  it('with labels and skills alone', () => {
    const job = parse(
      'Java Developer\n£27,500 / 4-day week / Leeds\n\nKey skills: Java 17+, Spring Boot, Kafka\nNice: Camunda, Angular\nWork: migrate a claims platform; mentor two juniors\nNot required: knowledge of insurance',
    );
    expect(job.requirements).toBeUndefined();
    expect(job.niceToHave?.value).toEqual(['Camunda', 'Angular']);
    expect(job.responsibilities?.value).toEqual(['Migrate a claims platform', 'Mentor two juniors']);
    expect(job.salaryMin?.value).toBe(27_500);
  });
});

// Where a pattern looks at each sign anew, such a line takes minutes.
it.each([', ', '; ', ' @ ', '(E); ', 'Essential / ', 'x: '])('a line of many %j is read at once', (unit) => {
  expect(parse(`Chef\n\nYou need ${unit.repeat(60_000 / unit.length)}!x`).title?.value).toBe('Chef');
});

it('lists with arrows and stars, under headings about nights, getting stuck in and one’s progress', () => {
  const { requirements, responsibilities } = read(`Night Baker

A night looks like
➜ Mix and shape sourdough
➜ Leave the bakery cleaner than you found it

You're one of us if
★ You've worked a year or more in a craft bakery
★ You can lift 25 kg sacks all night

Your progress
★ Foundation degree paid for
★ Registration in two years`);
  expect(responsibilities).toEqual(['Mix and shape sourdough', 'Leave the bakery cleaner than you found it']);
  expect(requirements).toEqual([
    "You've worked a year or more in a craft bakery",
    'You can lift 25 kg sacks all night',
  ]);
  const { responsibilities: work, benefits } = parse(`Marine Engineer

What you'll get stuck into
- Overhaul main engines and gearboxes
- Supervise two apprentices

What you'll get
- 33 days' holiday`);
  expect(work?.value).toEqual(['Overhaul main engines and gearboxes', 'Supervise two apprentices']);
  expect(benefits?.value).toEqual(["33 days' holiday"]);
});

it('that name the person, the place or what is promised', () => {
  const { responsibilities, requirements } = parse(`Could you be our next Deputy Theatre Manager?

What the deputy does
» Runs the get-in with the visiting company
» Keeps the licence and its records

The person we picture has
» Managed a venue of 300 seats or more
» A personal licence

And from us
» Two free tickets a month`);
  expect(responsibilities?.value).toEqual([
    'Runs the get-in with the visiting company',
    'Keeps the licence and its records',
  ]);
  expect(requirements?.value).toEqual(['Managed a venue of 300 seats or more', 'A personal licence']);
});

it('what would be wanted and what would help, in sentences', () => {
  const job = parse(`Night Porter | Elie, Fife | £13.10 an hour

We'd want you to have worked nights before; to hold a first aid certificate; and to be free at weekends. It'd help if you spoke some French.

In the job you'd greet late guests and check the boilers.`);
  expect(job.title?.value).toBe('Night Porter');
  expect(job.requirements?.value).toEqual([
    'Have worked nights before',
    'Hold a first aid certificate',
    'Be free at weekends',
  ]);
  expect(job.niceToHave?.value).toHaveLength(1);
  expect(job.responsibilities?.value).toEqual(['Greet late guests', 'Check the boilers']);
});

it('a title that is asked', () => {
  expect(parse('Could you be our next Deputy Theatre Manager?\n\nYou will run the house.').title?.value).toBe(
    'Deputy Theatre Manager',
  );
});

it('a letter with its subject, a concession, and the name of who wrote it', () => {
  const job = parse(`Subject: We need another pair of hands! (Part-time Veterinary Receptionist)

Hello,

Paws & Claws is looking for someone from Wednesday to Friday. You'll chase insurance claims and order labels.

You don't need to have worked with animals before, but you do need to have dealt with the public for a year. Welsh would be a real plus.

We give 5.6 weeks' holiday and a uniform.

Nia Probert, practice manager`);
  expect(job.title?.value).toBe('Part-time Veterinary Receptionist');
  expect(job.requirements?.value).toEqual(['You need to have dealt with the public for a year']);
  expect(job.niceToHave?.value).toEqual(['Welsh']);
  expect(job.benefits?.value).toEqual(["We give 5.6 weeks' holiday and a uniform"]);
});

it('criteria with letters and numbers, hours with an alternative, and why one would work there', () => {
  const job = parse(`Digital Preservation Officer

Contract: Permanent, full time (37 hours); part-time and job share considered

Essential criteria
E1. Experience of metadata standards
E2. Ability to script in Python
E3. Clear written explanation

Why Millbrook?
• 28 days' holiday
• 30 % off plants

How
millbrook.example/jobs before noon on 8 February 2027`);
  expect(job.workingHours?.value).toBe('Full-time');
  expect(job.requirements?.value).toEqual([
    'Experience of metadata standards',
    'Ability to script in Python',
    'Clear written explanation',
  ]);
  expect(job.benefits?.value).toEqual(["28 days' holiday", '30 % off plants']);
  expect(job.applicationDeadline?.value).toBe('2027-02-08');
});

it('a row of facts is no description', () => {
  const job = parse(`Electrical Improver

Coastline Housing Repairs · Camborne patch · Van provided · £29,800–£33,400 · Ref CHR/0923 · Two vacancies

What you'll do
• Test and inspect tenanted homes under supervision`);
  expect(job.description).toBeUndefined();
});

it('behaviours that are assessed are told one by one', () => {
  const { candidate_profile: profile } = parse(`Records Officer

Behaviours
We'll assess you against: Delivering at Pace; Working Together`);
  expect(profile?.value.softSkills).toEqual(['Delivering at Pace', 'Working Together']);
});
