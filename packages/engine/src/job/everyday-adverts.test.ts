import { describe, expect, it } from 'vitest';
import { scoringJobOf } from '../trial/match-texts.ts';
import { readTxt } from '../txt/read-txt.ts';
import { parseJobDescription } from './parse-job-description.ts';

const read = (text: string) => scoringJobOf(parseJobDescription(readTxt(text)));

describe('adverts as people write them', () => {
  it('under headings of everyday words, with dashes', () => {
    const { requirements, responsibilities, niceToHave } = read(
      'Junior Web Developer\n\nYou bring\n– A portfolio of sites\n– HTML and CSS\n\nHow you’ll spend your time\n– Build landing pages\n– Fix what customers report\n\nNice extras\n– Python\n– Figma',
    );
    expect(requirements).toEqual(['A portfolio of sites', 'HTML and CSS']);
    expect(responsibilities).toEqual(['Build landing pages', 'Fix what customers report']);
    expect(niceToHave).toEqual(['Python', 'Figma']);
  });

  it('under "Your job", "What you will own" and "We need"', () => {
    const coordinator = read(
      'Logistics Coordinator\n\nYour job\n- Book freight\n\nWe need\n- Two years in export shipping',
    );
    expect(coordinator.requirements).toEqual(['Two years in export shipping']);
    expect(coordinator.responsibilities).toEqual(['Book freight']);
    const director = read('Operations Director\n\nWhat you will own\n- Support and people\n\nUseful\n- Private equity');
    expect(director.responsibilities).toEqual(['Support and people']);
    expect(director.niceToHave).toEqual(['Private equity']);
  });

  it('in a row behind their heading', () => {
    const { requirements, niceToHave } = read(
      'Payroll Administrator\nEssential: two years of payroll; Sage 50 Payroll; a good eye for figures.\nDesirable: CIPP qualification; pensions.',
    );
    expect(requirements).toEqual(['two years of payroll', 'Sage 50 Payroll', 'a good eye for figures']);
    expect(niceToHave).toEqual(['CIPP qualification', 'pensions']);
  });

  it('in one paragraph that begins with the title and tells what you would do', () => {
    const job = parseJobDescription(
      readTxt(
        "Accounts Payable Assistant, Leeds. You'd match POs to invoices, chase statements and run the weekly payment run. You'll need at least two years in AP, be quick with numbers and be used to Sage 200. You'd like working with people.",
      ),
    );
    expect(job.title?.value).toBe('Accounts Payable Assistant');
    expect(job.responsibilities?.value).toEqual([
      'Match POs to invoices',
      'Chase statements',
      'Run the weekly payment run',
    ]);
    expect(job.requirements?.value).toEqual([
      'At least two years in AP',
      'Be quick with numbers',
      'Be used to Sage 200',
    ]);
  });

  it('with the numbers of a person specification, a heading of its own above them', () => {
    const { requirements, niceToHave } = read(
      'Clinical Coder\n\nPerson Specification\nKnowledge, skills and experience required\nE1 Accredited clinical coder (ACC)\nE2 Two years of coding in an acute trust\nE3 Knowledge of OPCS-4 and ICD-10\nD1 Experience of auditing',
    );
    expect(requirements).toEqual([
      'Accredited clinical coder (ACC)',
      'Two years of coding in an acute trust',
      'Knowledge of OPCS-4 and ICD-10',
    ]);
    expect(niceToHave).toEqual(['Experience of auditing']);
  });

  it('of a title and a list, or of ten words', () => {
    expect(read('Electrician wanted\n\n- 18th Edition\n- ECS gold card').requirements).toEqual([
      '18th Edition',
      'ECS gold card',
    ]);
    expect(
      read('Warehouse operative, nights, Doncaster. Counterbalance licence and one year in a warehouse needed.')
        .requirements,
    ).toEqual(['Counterbalance licence', 'one year in a warehouse']);
  });

  it('in bare verbs, with what is needed in one sentence', () => {
    const { requirements, responsibilities } = read(
      'CNC Machinist (days)\n\nSet and run 3- and 5-axis mills. Small batches in titanium. Read drawings with GD&T.\nYou need an apprenticeship or Level 3 in engineering, five years on mills, and to program at the control.',
    );
    expect(responsibilities).toEqual(['Set and run 3- and 5-axis mills', 'Read drawings with GD&T']);
    expect(requirements).toEqual([
      'An apprenticeship or Level 3 in engineering',
      'Five years on mills',
      'To program at the control',
    ]);
    expect(read('Cook\n\nYou need experience of pastry, sauces and bread.').requirements).toEqual([
      'You need experience of pastry, sauces and bread',
    ]);
  });

  it('with the role in a sentence behind its label', () => {
    const { responsibilities } = read(
      'Conveyancer\n\nThe role: run your own caseload from instruction to completion.\nEssential: two years of conveyancing; leasehold.',
    );
    expect(responsibilities).toEqual(['Run your own caseload from instruction to completion']);
  });

  it('as a person specification with numbers', () => {
    const { requirements, niceToHave } = read(
      'Fundraising Manager\n\nPerson specification\nE1 Proven record of grants\nE2 Line management\nE3 Knowledge of trusts\nD1 Experience in health\nD2 Member of the Institute',
    );
    expect(requirements).toEqual(['Proven record of grants', 'Line management', 'Knowledge of trusts']);
    expect(niceToHave).toEqual(['Experience in health', 'Member of the Institute']);
  });

  it('of a few lines with the pay', () => {
    const { requirements, niceToHave } = read(
      'Scaffolder\n\nCISRS Advanced card essential. 5+ years erecting tube & fitting and system scaffold on commercial sites. Read drawings, handovers. Driving licence preferred. £22/hr, Leeds area.',
    );
    expect(requirements).toEqual([
      'CISRS Advanced card',
      '5+ years erecting tube & fitting and system scaffold on commercial sites',
    ]);
    expect(niceToHave).toEqual(['Driving licence']);
  });

  it('with duties in a sentence, about the role or below what is asked for', () => {
    const assistant = read(
      'Executive Assistant\n\nAbout the role\nYou’ll look after the diary, inbox and board papers of a busy chief executive, and run a small office.\n\nAbout you\nYou take minutes that people can use. Discretion is second nature.',
    );
    expect(assistant.responsibilities).toEqual([
      'Look after the diary, inbox and board papers of a busy chief executive',
      'Run a small office',
    ]);
    const crew = read(
      'Cabin Crew\n\nWho we want\n- Calm in an emergency\n- Able to swim\n\nYou’ll check the cabin before each flight, serve food and drinks, and deal with anything that happens.',
    );
    expect(crew.responsibilities).toEqual([
      'Check the cabin before each flight',
      'Serve food and drinks',
      'Deal with anything that happens',
    ]);
  });

  it('under "Here’s what you’d be doing" and "And what you’ll bring", with tools side by side', () => {
    const { requirements, responsibilities, niceToHave } = read(
      'Developer\n\nHere’s what you’d be doing:\n* Own the roadmap\n* Talk to users\n\nAnd what you’ll bring:\n* Java 17+, Spring Boot\n* Unit tests\nWould be nice: AWS, Docker, Kotlin',
    );
    expect(responsibilities).toEqual(['Own the roadmap', 'Talk to users']);
    expect(requirements).toEqual(['Java 17+, Spring Boot', 'Unit tests']);
    expect(niceToHave).toEqual(['AWS', 'Docker', 'Kotlin']);
  });

  it('with duties told to the reader, and two extras in one sentence', () => {
    const { responsibilities, niceToHave } = read(
      'Care Assistant\n\nYou need to be kind. Level 2 in Care is welcome, and so is experience of dementia. You help residents wash and dress, turn those in bed every two hours and answer bells.',
    );
    expect(responsibilities).toEqual([
      'Help residents wash and dress',
      'Turn those in bed every two hours',
      'Answer bells',
    ]);
    expect(niceToHave).toEqual(['Level 2 in Care', 'Experience of dementia']);
  });

  it('with labels in the middle of a line, in sentences of a word or two, and under "You’ll be a fit if you"', () => {
    const architect = read(
      'Architectural Assistant\n\nYou’ll need: Part I and Part II; Revit; a year in practice. Helpful: Passivhaus, Enscape, model making.\n\nYou’ll: draw planning packages, coordinate consultants, and join client meetings.',
    );
    expect(architect.requirements).toEqual(['Part I and Part II', 'Revit', 'a year in practice']);
    expect(architect.niceToHave).toEqual(['Passivhaus', 'Enscape', 'model making']);
    expect(architect.responsibilities).toEqual([
      'Draw planning packages',
      'Coordinate consultants',
      'Join client meetings',
    ]);
    expect(
      read(
        'Biomedical Scientist\n\nHCPC registered. IBMS accredited BSc. Analysers (Sysmex, Roche cobas). Quality control. LIMS.',
      ).requirements,
    ).toEqual(['HCPC registered', 'IBMS accredited BSc', 'Quality control', 'LIMS']);
    expect(
      read('Account Executive\n\nYou’ll be a fit if you\n- run your own demos\n- have sold to finance teams (a plus)'),
    ).toMatchObject({ requirements: ['run your own demos'], niceToHave: ['Have sold to finance teams'] });
  });

  it('that say what helps, and who they are after', () => {
    const { requirements, niceToHave } = read(
      'Retail Assistant\n\nWe’re after someone friendly who can: help customers find what they need; work the till; keep the shop floor tidy. Experience in a shop helps but isn’t a must.',
    );
    expect(requirements).toEqual(['help customers find what they need', 'work the till', 'keep the shop floor tidy']);
    expect(niceToHave).toEqual(['Experience in a shop']);
    expect(read('Barista\n\nFood hygiene level 2. Latte art = bonus!').niceToHave).toEqual(['Latte art']);
  });

  it('with a lead-in of its own, and extras behind a semicolon or below the list', () => {
    const solicitor = read(
      'Solicitor – Residential Conveyancing (2–5 PQE)\n\nTo be considered you will need to be:\n- a qualified solicitor\n- able to run 60+ files\n- fluent in English; Welsh a plus\n\nIt would help if you knew Surrey.',
    );
    expect(solicitor.requirements).toEqual(['a qualified solicitor', 'able to run 60+ files', 'fluent in English']);
    expect(solicitor.niceToHave).toEqual(['Welsh', 'Knowing Surrey']);
    const { title } = parseJobDescription(
      readTxt('Solicitor – Residential Conveyancing (2–5 PQE)\n\nYou must have:\n- a degree\n- a licence'),
    );
    expect(title?.value).toBe('Solicitor – Residential Conveyancing (2–5 PQE)');
  });

  it('with crosses below Essential and Desirable', () => {
    const { requirements, niceToHave } = read(
      'Laboratory Technician\n\nPerson specification\n                         Essential   Desirable\nA degree in a science        X\nAseptic technique            X\nKnowledge of ISO 17025                   X',
    );
    expect(requirements).toEqual(['A degree in a science', 'Aseptic technique']);
    expect(niceToHave).toEqual(['Knowledge of ISO 17025']);
  });

  it('with pictures for bullets, and titles with what is read elsewhere', () => {
    const { requirements, niceToHave } = read(
      "Recruiter\n\nWhat we're looking for:\n✅ A year in sales\n✅ A track record of hitting targets\n✅ Bullhorn is a bonus\n\nWhat's in it for you:\n💰 Uncapped commission",
    );
    expect(requirements).toEqual(['A year in sales', 'A track record of hitting targets']);
    expect(niceToHave).toEqual(['Bullhorn']);
    const titleOf = (text: string) =>
      parseJobDescription(readTxt(`${text}\n\nYou must have:\n- a degree\n- a licence`)).title?.value;
    expect(titleOf('Dental Nurse - Full Time - Harrogate')).toBe('Dental Nurse');
    expect(titleOf('Civil Engineer – Drainage')).toBe('Civil Engineer – Drainage');
  });

  it('in three sentences: who is needed, what for, and what would help', () => {
    const { requirements, responsibilities, niceToHave } = read(
      'Dental Nurse\n\nWe are a friendly practice. We need a GDC registered dental nurse for chairside work and reception cover. Sedation experience desirable. Must have two years in a practice.',
    );
    expect(requirements).toEqual(['GDC registered dental nurse', 'Two years in a practice']);
    expect(responsibilities).toEqual(['Chairside work and reception cover']);
    expect(niceToHave).toEqual(['Sedation experience']);
  });

  it('typed without capitals, and hard to tell from sentences that a margin broke', () => {
    const { requirements, responsibilities } = read(
      'Store Manager, phone shop\n\nthe job\nyou will run a shop of 12 people, hit the numbers for handsets and broadband, and build rotas.\n\nwhat you need\n2+ years managing a shop or a team in telecoms or electronics\ncoaching people to sell\ncash handling and stock\nweekends',
    );
    expect(requirements).toEqual([
      '2+ years managing a shop or a team in telecoms or electronics',
      'Coaching people to sell',
      'Cash handling and stock',
      'Weekends',
    ]);
    expect(responsibilities?.join(' ')).toContain('uild rotas');
    const broken =
      'Store Manager\n\nWe are a family of shops that have been selling phones to the\npeople of Leeds since 1998, and we are looking for someone who\nhas managed a team before. You need two years of retail, and to\nbe able to work on Saturdays. We pay well and look after\nthose who stay with us.';
    expect(parseJobDescription(readTxt(broken)).description?.value).toContain('selling phones to the people of Leeds');
  });

  it('in one sentence: what one must be, hold and have, and an extra behind a semicolon', () => {
    const { requirements, niceToHave } = read(
      'Salaried GP\n\nWe are a training practice. You must be on the GMC register, hold the MRCGP (or equivalent) and have an interest in dermatology; coil fitting would be welcome. A second language is handy.',
    );
    expect(requirements).toEqual(['Be on the GMC register', 'MRCGP (or equivalent)', 'Interest in dermatology']);
    expect(niceToHave).toEqual(['Coil fitting', 'A second language']);
  });

  it('with what one will own, Nice in a line of its own, training for those who lack something, and what is not needed', () => {
    const advert =
      "Site Reliability Engineer\nRemote\n\nYou'll own:\n– our Kubernetes platform\n– incident response\n\nMust-haves\n– Terraform\n– MECS accreditation preferred, or willing to train\n– A degree is not needed\n\nNice\n– Kafka\n– Grafana";
    const { requirements, responsibilities, niceToHave } = read(advert);
    expect(responsibilities).toEqual(['our Kubernetes platform', 'incident response']);
    expect(requirements).toEqual(['Terraform']);
    expect(niceToHave).toEqual(['Kafka', 'Grafana', 'MECS accreditation']);
    expect(parseJobDescription(readTxt(advert)).town).toBeUndefined();
  });

  it('with many short things behind what is wanted', () => {
    const { requirements, niceToHave } = read(
      "Kitchen Fitter\n\nWe want: proven kitchen fitting experience (5 yrs min), own tools and van, public liability, worktop jigs (mason's mitres), basic electrics useful. CSCS not needed.",
    );
    expect(requirements).toEqual([
      'proven kitchen fitting experience (5 yrs min)',
      'own tools and van',
      'public liability',
      "worktop jigs (mason's mitres)",
    ]);
    expect(niceToHave).toEqual(['Basic electrics']);
  });

  it('below a title in capitals, with what is essential and desirable behind each item', () => {
    const { requirements, responsibilities, niceToHave } = read(
      'WAREHOUSE SHIFT MANAGER (NIGHTS)\nDHL - Wakefield\n\nKey accountabilities\n1. Lead a team of 45\n2. Deliver pick and despatch\n\nExperience/skills\n* Managing large teams - essential\n* IOSH Managing Safely - desirable',
    );
    expect(requirements).toEqual(['Managing large teams']);
    expect(responsibilities).toEqual(['Lead a team of 45', 'Deliver pick and despatch']);
    expect(niceToHave).toEqual(['IOSH Managing Safely']);
  });

  it('with months to come as a heading, and a bonus in brackets', () => {
    const { requirements, responsibilities, niceToHave } = read(
      'Designer\n\nIn your first 6 months you will:\n- Redesign our onboarding\n- Grow our design system\n\nYou might be a good fit if you:\n- Are fluent in Figma\n- Have designed in a regulated space (bonus!)\n\nNice: Swift; motion design.',
    );
    expect(responsibilities).toEqual(['Redesign our onboarding', 'Grow our design system']);
    expect(requirements).toEqual(['Are fluent in Figma']);
    expect(niceToHave).toEqual(['Swift', 'motion design', 'Have designed in a regulated space']);
  });

  it('with what is essential in one line and what is desirable in the next', () => {
    const { requirements, niceToHave } = read(
      'Data Engineer\n\nEssential: 3+ years as a data engineer; Python; Databricks\nDesirable: dbt; Terraform',
    );
    expect(requirements).toEqual(['3+ years as a data engineer', 'Python', 'Databricks']);
    expect(niceToHave).toEqual(['dbt', 'Terraform']);
  });

  it('with tools in both halves of a sentence', () => {
    const { requirements } = read(
      'Data Engineer\n\nAbout you\nYou have built pipelines. You are comfortable with Python and SQL, and have worked with Databricks or Spark.',
    );
    expect(requirements).toEqual([
      'You have built pipelines',
      'You are comfortable with Python and SQL, and have worked with Databricks or Spark',
    ]);
  });

  it('of what the successful candidate will have, and what is essential or handy in a few words', () => {
    const { requirements, niceToHave } = read(
      'Field Sales Executive\n\nThe successful candidate will have a track record of exceeding targets, experience selling into healthcare, and excellent account management skills. You will manage a territory of 300 accounts. Full driving licence essential. Spanish handy.',
    );
    expect(requirements).toEqual([
      'A track record of exceeding targets',
      'Experience selling into healthcare',
      'Excellent account management skills',
      'Full driving licence',
    ]);
    expect(niceToHave).toEqual(['Spanish']);
  });

  it('of dashes below a title, of which only some say that they are asked for', () => {
    const { requirements, niceToHave } = read(
      'Legal Translator\n- Native English\n- Degree in translation or law\n- Minimum 5 years translating contracts\n- Trados Studio\n- French would be an advantage',
    );
    expect(requirements).toEqual([
      'Native English',
      'Degree in translation or law',
      'Minimum 5 years translating contracts',
      'Trados Studio',
    ]);
    expect(niceToHave).toEqual(['French']);
  });

  it('with who is wanted behind the duties of a paragraph, and an extra in brackets', () => {
    const { requirements, responsibilities, niceToHave } = read(
      'Conveyancing Paralegal\nThe role will involve: opening files, drafting contracts, raising enquiries, answering calls, liaising with agents and lenders.\nThe ideal candidate will have 12 months conveyancing experience, be familiar with Leap and have excellent client care. LPC desirable. Salary to £30,000 DOE.',
    );
    expect(responsibilities).toHaveLength(5);
    expect(requirements).toEqual([
      '12 months conveyancing experience',
      'Be familiar with Leap',
      'Excellent client care',
    ]);
    expect(niceToHave).toEqual(['LPC']);
    expect(read('Engineer\n\nYou have\n- Infrastructure as code (Terraform preferred)\n- Linux')).toMatchObject({
      requirements: ['Infrastructure as code', 'Linux'],
      niceToHave: ['Terraform'],
    });
  });

  it('in one row of five or more things, of which some take nine words', () => {
    expect(
      read(
        'Chef de Partie\n\nWhat we need from you: CDP experience in a fresh-food kitchen, NVQ 2 or above, confident on sauce or fish, allergen aware, able to run a section on a busy Sunday.',
      ).requirements,
    ).toHaveLength(5);
  });
});
