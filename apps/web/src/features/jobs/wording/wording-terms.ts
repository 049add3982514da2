export interface WordingTerm {
  /** How it is found: whole words, any case. `|` separates forms, a trailing `*` takes any ending. */
  pattern: string;
  suggestion: string;
}

export interface WordingGroup {
  id: 'gender' | 'age' | 'jargon' | 'ability';
  /** What to call it in a list of hints. */
  name: string;
  why: string;
  terms: readonly WordingTerm[];
}

/** Words known to put people off who could do the job well. The list is short on purpose: a hint must be worth reading. */
export const wordingGroups: readonly WordingGroup[] = [
  {
    id: 'gender',
    name: 'Gender-coded',
    why: 'Adverts worded like this are read as meant for men, and fewer women apply.',
    terms: [
      { pattern: 'ninja|rockstar|rock star|guru|wizard', suggestion: 'Name the job: developer, analyst, manager.' },
      { pattern: 'superhero|superstar', suggestion: 'Say what the person will be good at.' },
      { pattern: 'aggressive|aggressively', suggestion: 'Try “ambitious” or “determined”.' },
      { pattern: 'dominant|dominat*', suggestion: 'Try “leading” or “lead”.' },
      { pattern: 'ruthless', suggestion: 'Try “thorough” or “decisive”.' },
      { pattern: 'fearless', suggestion: 'Try “confident” or “willing to try”.' },
      { pattern: 'competitive nature|highly competitive', suggestion: 'Try “motivated by shared goals”.' },
      { pattern: 'hunter|killer instinct', suggestion: 'Say what is done: “finds and wins new clients”.' },
      { pattern: 'manpower', suggestion: 'Try “staff” or “workforce”.' },
      { pattern: 'man hours|man-hours', suggestion: 'Try “hours of work”.' },
      { pattern: 'chairman', suggestion: 'Try “chair”.' },
      { pattern: 'foreman', suggestion: 'Try “site supervisor”.' },
      { pattern: 'salesman|salesmen', suggestion: 'Try “sales adviser”.' },
      { pattern: 'handyman', suggestion: 'Try “maintenance worker”.' },
      { pattern: 'craftsman|craftsmen', suggestion: 'Try “craftsperson” or the trade itself.' },
      { pattern: 'waitress|stewardess|air hostess', suggestion: 'Try “waiting staff” or “cabin crew”.' },
      { pattern: 'cleaning lady', suggestion: 'Try “cleaner”.' },
      { pattern: 'girls|guys|gentlemen', suggestion: 'Try “people”, “team” or “colleagues”.' },
      { pattern: 'he or she|he/she|his or her|his/her|s/he', suggestion: 'Try “you” or “they”.' },
    ],
  },
  {
    id: 'age',
    name: 'Age',
    why: 'It tells people that they are too old or too young, which is rarely meant and may be unlawful.',
    terms: [
      {
        pattern: 'young and dynamic|young, dynamic|youthful',
        suggestion: 'Describe the work, not the age of the team.',
      },
      { pattern: 'young team|young company', suggestion: 'Try “new team” or leave it out.' },
      { pattern: 'digital native|digital natives', suggestion: 'Name the tools people should know.' },
      {
        pattern: 'recent graduate|recent graduates|fresh graduate',
        suggestion: 'Try “entry level” or name the degree.',
      },
      { pattern: 'school leaver|school leavers', suggestion: 'Try “no experience needed”.' },
      { pattern: 'mature person|mature candidate', suggestion: 'Say what experience is needed, and for what.' },
      { pattern: 'energetic|high energy|high-energy', suggestion: 'Say what the days are like.' },
      { pattern: 'junior in years|young at heart', suggestion: 'Leave it out.' },
      { pattern: 'old school|old-school', suggestion: 'Describe the way of working.' },
    ],
  },
  {
    id: 'ability',
    name: 'Needlessly narrow',
    why: 'It shuts out disabled people and newcomers who could do the work another way.',
    terms: [
      { pattern: 'able-bodied|able bodied', suggestion: 'Name the task: “lifts boxes of up to 15 kg”.' },
      { pattern: 'physically fit', suggestion: 'Name the task that needs it.' },
      { pattern: 'native speaker|native english|mother tongue', suggestion: 'Try “fluent English”.' },
      {
        pattern: 'must have own car|own transport',
        suggestion: 'Try “travels between sites” if any way of travel will do.',
      },
      { pattern: 'crazy|insane|insanely', suggestion: 'Try “busy” or “ambitious”.' },
      { pattern: 'clean driving licence', suggestion: 'Ask only if the work is driving.' },
      { pattern: 'culture fit|cultural fit', suggestion: 'Say which values the team works by.' },
    ],
  },
  {
    id: 'jargon',
    name: 'Jargon',
    why: 'It says little, and people read it as long hours or empty words.',
    terms: [
      { pattern: 'fast-paced|fast paced', suggestion: 'Say how much there is to do, and how it is planned.' },
      { pattern: 'work hard, play hard|work hard play hard', suggestion: 'Say what the hours are.' },
      { pattern: 'wear many hats|wears many hats|wearing many hats', suggestion: 'Name the tasks.' },
      { pattern: 'hit the ground running', suggestion: 'Say how people are brought in.' },
      { pattern: 'self-starter|self starter', suggestion: 'Try “decides how to do their own work”.' },
      { pattern: 'go-getter|go getter', suggestion: 'Say what is to be achieved.' },
      { pattern: 'thick skin|thick-skinned', suggestion: 'Say what is difficult, and what support there is.' },
      { pattern: 'like a family|we are a family|family feel', suggestion: 'Say how people help one another.' },
      { pattern: 'synerg*', suggestion: 'Try “work together”.' },
      { pattern: 'leverage|leveraging', suggestion: 'Try “use”.' },
      { pattern: 'think outside the box|outside the box', suggestion: 'Say which problem needs new ideas.' },
      { pattern: 'results-driven|results driven|results-oriented', suggestion: 'Name the result.' },
      { pattern: 'blue-sky thinking|blue sky thinking', suggestion: 'Try “new ideas”.' },
      { pattern: 'move the needle', suggestion: 'Name the change you want.' },
      { pattern: 'best-in-class|world-class', suggestion: 'Say what is good about it.' },
      { pattern: 'unlimited holiday', suggestion: 'Say how many days people take.' },
      { pattern: 'competitive salary', suggestion: 'Name the figures.' },
      { pattern: 'stakeholder management', suggestion: 'Name the people: clients, ministers, shop floor.' },
    ],
  },
];
