const BREAK =
  /^(?:planned |extended )?(?:career|employment|family) (?:break|gap)\b|^(?:gap year|travelling|time out|unemployed|between jobs)\b|^(?:full[- ]time |stay[- ]at[- ]home )(?:parent|mother|mum|mom|father|dad|carer for)\b|^(?:full[- ]time )?stud(?:y|ies)$|^(?:was |i was )?(?:looking|searching|applying) for (?:a |new )?(?:work|jobs?)\b|^(?:was |i was )?(?:job[- ](?:seeking|hunting|searching)|not working|out of work)\b|^(?:was |i was )?(?:caring|cared|looked after|looking after|raising|bringing up) (?:for )?(?:my|our|an? (?:elderly|sick|ill)|the) (?:\p{L}+ ){0,2}(?:dad|mum|mom|mother|father|parents?|wife|husband|partner|son|daughter|child|children|kids|twins|family|relatives?|grandmother|grandfather|gran|nan|grandparents|brother|sister)\b/iu;

/** Time between posts that a CV accounts for. Leave is none: who takes it is employed meanwhile, and loses no years by saying so. */
export const isCareerBreak = (text: string): boolean => BREAK.test(text.trim());
