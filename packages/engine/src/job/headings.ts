import { normaliseHeading } from '../document/normalise-heading.ts';

/** What a section of a job description is about. */
export type SectionKind =
  | 'description'
  | 'responsibilities'
  | 'requirements'
  | 'niceToHave'
  | 'skills'
  | 'benefits'
  | 'softSkills'
  | 'personalityTraits'
  | 'values'
  | 'education'
  | 'certifications'
  | 'team'
  | 'company'
  | 'facts'
  | 'apply'
  | 'other';

const w = String.raw;
const YOU_WILL = w`you(?:'ll| will)`;
const ADJECTIVE = w`(?:key|main|core|primary|principal|essential|required|minimum|basic|technical|job|role|your|the|our|some of the|general|specific|additional|other|further|position|professional)`;

/** In the order they are tried: the particular before the general. All are matched against the whole heading. */
const HEADINGS: readonly (readonly [SectionKind, string])[] = [
  [
    'niceToHave',
    w`nice(?:[- ]to[- ]haves?)?|good to haves?|desirable(?:s| \w+)?(?: and \w+)?|(?:desired|preferred|bonus|additional|advantageous) (?:skills|criteria|requirements|experience|qualifications|points)(?: and \w+)?|bonus(?: points)?(?: if| for)?.*|it would be (?:great|nice|a bonus|good).*|even better if.*|(?:would be )?(?:a plus|pluses|advantageous)|advantages|useful(?: to have| but not essential)?|helpful|preferred|desired|ideally.*|(?:the |some )?(?:nice )?extras|(?:that |this |it )?(?:would|might|could) be (?:nice|great|useful|a bonus)(?: to have)?`,
  ],
  ['softSkills', w`(?:soft|interpersonal|people|personal) skills|behavioural competencies|behaviou?rs`],
  [
    'personalityTraits',
    w`personality(?: traits)?|personal (?:qualities|attributes|characteristics|traits)|qualities|attributes`,
  ],
  ['values', w`(?:our |core |company |your )*values`],
  [
    'education',
    w`education(?:al)?(?: (?:requirements?|background|level))?(?: and training)?|academic (?:requirements|background|qualifications)`,
  ],
  [
    'certifications',
    w`(?:professional )?(?:certifications?|certificates|licen[cs]es|accreditations?)(?: and \w+)?|licen[cs]es and certifications`,
  ],
  [
    'skills',
    w`${ADJECTIVE}? ?(?:and )?(?:technical )?skills(?: required| needed| set)?|skill ?set|(?:our |the |your )?(?:tech(?:nology|nical)? )?stack|(?:tools and )?technologies(?: and tools)?|tools|(?:key |core |technical )?competenc(?:ies|es)|tech we use|technical skills and tools|skills and (?:tools|technologies|competencies)`,
  ],
  [
    'responsibilities',
    w`(?:${ADJECTIVE} )*(?:responsibilities|duties|accountabilities|tasks|deliverables|activities)(?: (?:and|&) (?:${ADJECTIVE} )*(?:responsibilities|duties|accountabilities|tasks))?(?: of the (?:role|post|job|position)| include| will include)?|what ${YOU_WILL}(?: be)? (?:do|doing|responsible for|working on|own|run|lead|look after)|what you do|your (?:job|work)(?: will be)?|(?:your )?day[- ]to[- ]day.*|a (?:typical )?day in the (?:life|role)|(?:in|within) this (?:role|position|job),? ${YOU_WILL}.*|(?:the )?(?:role|job) (?:involves|will involve|entails|includes)|what the (?:role|job) (?:involves|entails)|${YOU_WILL}(?: be responsible for)?|you(?:'ll| will|'d| would) (?:be )?(?:own|owning|run|running|lead|leading|build|building|look after|looking after|work on|working on)|your (?:mission|impact|tasks|days?|week|shift)|(?:key |main )?(?:result|task|duty) areas|how ${YOU_WILL} make (?:an impact|a difference)|what ${YOU_WILL} be up to|as (?:a|an|our) .{3,60},? ${YOU_WILL}(?: be)?|what the (?:job|role|work|post) is(?: about)?|the work(?: itself)?|what you(?:'d| would)(?: be)? (?:do|doing|own|owning|run|running|work on|working on|look after|looking after)|(?:the )?(?:post|position) (?:involves|includes|entails)|(?:main|key) parts of the (?:job|role|post)|how ${YOU_WILL} spend your (?:time|days?|week)|(?:in )?(?:a|your) (?:normal|typical|usual|first) (?:(?:\d{1,3}|two|three|six|twelve|few) )?(?:day|week|month|year)s?(?:,? you(?:'d|'ll| would| will))?(?: (?:at|with|in) .{2,30})?`,
  ],
  [
    'benefits',
    w`(?:${ADJECTIVE} |employee |staff |company |salary and |pay and )*(?:benefits|perks|rewards)(?: (?:and|&) (?:benefits|perks|rewards))?(?: package| include)?|what (?:we offer|we can offer(?: you)?|${YOU_WILL} (?:get|receive)|you get|you can expect(?: from us)?)|what's in it for you\??|we offer|our offer(?: to you)?|in return.*|why (?:join|work (?:for|with|at)).*|(?:the )?package|what's on offer|we|(?:also |what's )?included|we (?:will )?(?:offer|provide|give) you`,
  ],
  [
    'requirements',
    w`(?:${ADJECTIVE} |candidate |person |entry )*(?:requirements|criteria|qualifications|prerequisites|must[- ]haves?|specification)(?: (?:and|&) (?:experience|skills|requirements|qualifications))?|essentials?|(?:${ADJECTIVE} )*(?:skills|experience|knowledge|qualifications)(?:(?:, and|,| and) (?:${ADJECTIVE} )*(?:skills|experience|knowledge|qualifications|abilities|attributes|expertise|requirements))+(?: required| needed| sought)?|(?:${ADJECTIVE} )+experience|experience(?: required)?|wh(?:at|o) we(?:'re| are)? ?(?:look(?:ing)? for|after|want(?:ing)?|need|ask(?: for| of you)?|expect(?: from you| of you)?|value|hope for)|(?:the )?(?:person|people|candidates?) we(?:'re| are)? ?(?:look(?:ing)? for|after|want|need)|we(?:'re| are) (?:looking for|after|seeking)(?: (?:someone|people|an? ).{0,40})?|who you are|about you|you are|you have|what (?:${YOU_WILL} |you )?(?:need|bring|have)(?: (?:to|with) .{3,40})?|you (?:bring|need|offer)|you|the essentials|we(?:'d| would)? (?:like|love|want) to hear from (?:you if.{0,24}|(?:people|someone|anyone|candidates) (?:who|with).{0,24})|what ${YOU_WILL} need to succeed|${YOU_WILL} (?:have|need|bring).*|you(?:'d| would)? (?:should|must|need to) have|your (?:background|profile|experience)|person spec(?:ification)?|(?:the|our|your) (?:candidate|applicant|right person)|you(?: might| may| could| will| would|'ll) (?:be|make) .{0,24}\b(?:fit|match|right)\b.{0,24}|you'll (?:love|enjoy|thrive in) (?:this|it).{0,20} if|(?:the )?ideal (?:candidate|person|applicant)(?: (?:will )?(?:has|have|is|be|possess))?|to be successful.*|we need(?: you to have)?|we want|we ask(?: for)?(?: of you)?|you(?:'ll| will)? need(?: to have)?|what it takes|is this you\??|the person|the successful (?:candidate|applicant)(?: will (?:have|be|possess))?|candidate profile|who should apply|technical requirements|knowledge|to (?:apply|be considered|be suitable|be eligible|qualify|succeed|do well)(?: for .{3,40}| in .{3,40})?,? (?:you|candidates?|applicants?) (?:will|should|must|need|would).{0,30}|(?:you|candidates?|applicants?) (?:will|should|must|would)(?: also| ideally)? (?:need(?: to (?:have|be|show))?|be able to (?:show|demonstrate)|have|possess)`,
  ],
  [
    'company',
    w`about us|who we are|our company|(?:the )?company(?: overview| profile| description)?|about (?:the )?(?:company|organi[sz]ation|business|trust|school|employer|firm|client)|our (?:mission|story|client|culture|organi[sz]ation)|background(?: to .*)?|employer`,
  ],
  [
    'team',
    w`(?:about )?(?:the|your|our) team|team(?: structure| and reporting| details)?|reporting(?: lines?)?|about the (?:team|department)`,
  ],
  [
    'description',
    w`(?:(?:job|role|position|general|brief) )?(?:description|summary|overview|purpose|profile|outline)|(?:about )?(?:the|this|your) (?:role|job|position|opportunity|post|vacancy)|about (?:the|this) (?:role|job|position|opportunity|post|vacancy)|(?:main |overall |primary |core )?purpose(?: of (?:the )?(?:role|job|post|position))?|introduction|the role in brief|role|(?:role|job) at a glance|overview of the role|summary of (?:the )?(?:role|position|post)|position overview|why this role(?: exists)?`,
  ],
  [
    'facts',
    w`(?:key |quick |essential |vacancy |job |role |position |the |contract )*(?:facts|details|information|particulars|terms|data)|at a glance|(?:terms|conditions)(?: and conditions)?(?: of employment)?|in brief|logistics|the (?:practical )?details`,
  ],
  [
    'apply',
    w`how(?: to apply)?|(?:the )?application(?: process|s)?|applying|next steps?|contact(?: us| details| information)?|to apply|interview(?: process|s)?|(?:the )?(?:recruitment|selection|hiring) process|(?:equality|equal opportunit(?:y|ies)|diversity|safeguarding|privacy|inclusion|accessibility)(?: (?:and|,) [a-z ]{3,30})?(?: statement| policy| notice| monitoring)?|our commitment.{0,40}|(?:enhanced )?(?:disclosure(?: and barring)?(?: service)?|dbs)(?: \(dbs\))?(?: checks?)?|safer recruitment|pre-employment checks|data protection|important (?:dates|information)|key dates|disclaimer|additional information|further information|notes?`,
  ],
];

/** "Here's what you'd be doing", "And what you'll bring". */
const LEADS_IN = /^(?:here(?:'s| is)|and|but|so|now)\s+(?=\S+\s)/;

const COMPILED = HEADINGS.map(([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})$`)] as const);

/** The kind of section a heading opens, by its words alone. */
export function headingKind(text: string): SectionKind | undefined {
  const words = normaliseHeading(text).replace(LEADS_IN, '');
  if (words === '' || words.length > 70 || words.split(' ').length > 10) return undefined;
  return COMPILED.find(([, pattern]) => pattern.test(words))?.[0];
}
