const w = String.raw;

/** Leave for a child or for a person to care for, named as what a time was spent on; not as a matter dealt with at work. */
const LEAVE = w`(?:(?:was |been )?(?:on |took |taking |returned from |back from |full[- ]time |extended )*(?:shared )?(?:maternity|paternity|parental|adoption|family|carer['’]?s?|childcare|child[- ]care)\s+(?:leave|break|absence|pause)|(?:career|employment|work)\s+(?:break|gap|pause)\b.{0,25}(?:maternity|paternity|parental|famil|child|baby|raising|caring|care of|mother|father|parent)|(?:stay[- ]at[- ]home|full[- ]time)\s+(?:mother|father|mum|mom|dad|parent|carer)|elternzeit|mutterschutz|congé (?:de )?(?:maternité|paternité|parental)|permiso (?:de )?(?:maternidad|paternidad)|urlop (?:macierzyński|ojcowski|rodzicielski|wychowawczy))`;
const PERMIT = w`(?:visa|work permit|right to work|leave to remain|settled status|green card|sponsorship|work authori[sz]ation|permanent residen(?:t|cy|ce)|residence permit)`;
const STATUS = w`(?:(?:visa|immigration|residence|work permit)(?: status| type)?\s*[:–-]|(?:i\s+)?(?:(?:currently\s+)?(?:hold|have|possess|require|need|am on|on|with|without)|(?:do|will|would)(?:es)? not (?:need|require)|no|not requiring|full|valid|unrestricted)\b[^.;]{0,40}\b${PERMIT}|(?:skilled worker|tier\s?\d|student|graduate|spouse|dependant|dependent|partner|h-?1b|f-?1|blue card|youth mobility)\b[^.;]{0,15}\b(?:visa|permit)|(?:pre-?)?settled status|indefinite leave|permanent resident|(?:eligible|authori[sz]ed|entitled|permitted|right) to work\b|${PERMIT}\s*$|${PERMIT}\s+(?:holder|until|valid|held|granted|required|not required))`;
const HEALTH = w`(?:(?:i\s+(?:am|have|live|was)|i['’]m|registered|a?\s*person|living|diagnosed)\b[^.;]{0,30}\b(?:disab|deaf|blind\b|dyslexi|dyspraxi|autis|asperger|adhd|wheelchair|epilep|diabet|hearing loss|hearing impair|visual(?:ly)? impair|chronic|depress|anxiety|bipolar|cancer|multiple sclerosis|schwerbehinder)|disab(?:led|ility)(?:\s*[:–-]|\s+(?:person|status|confident))|wheelchair user|in need of reasonable adjustments|schwerbehindert)`;
const UNION = w`(?:(?:active |elected |proud |life )?(?:member|shop steward|steward|representative|rep|branch secretary|branch chair|delegate|officer)\b[^.;]{0,25}\b(?:trade union|labou?r union|the union|unite(?: the union)?|unison|gmb|usdaw|rmt|aslef|prospect|neu|nasuwt|ver\.?di|ig metall|teamsters|seiu|afl-cio|tuc|cgt|cfdt|ccoo|ugt|solidarność)|(?:trade |labou?r )?union (?:member(?:ship)?|rep(?:resentative)?|learning rep(?:resentative)?|steward)\b|shop steward\b|works council member\b)`;
const FAITH = w`(?:(?:i am an?\s+)?(?:active |committed |devout |baptised |practi[sc]ing |observant )*(?:member|elder|deacon|worshipper|volunteer)?\s*(?:of|at|in)\s[^.;]{0,40}\b(?:church|mosque|synagogue|temple|gurdwara|parish|congregation|chapel|masjid|bible|prayer|quran)\b|(?:i am an?\s+)?(?:devout|practi[sc]ing|committed|observant)\s+(?:christian|muslim|jew|jewish|hindu|sikh|buddhist|catholic|protestant)|(?:bible|quran|torah|prayer) (?:study|group|class|circle)\b|(?:religion|faith|denomination)\s*[:–-])`;

const STATEMENT = new RegExp(w`^[\s\p{P}\p{S}]*(?:${[LEAVE, STATUS, HEALTH, UNION, FAITH].join('|')})`, 'iu');
/** Most lines say nothing of the kind. */
const HINT =
  /leave|break|gap|pause|absence|mother|father|mum|mom|dad|parent|carer|elternzeit|mutterschutz|congé|permiso|urlop|visa|permit|right to|settled|green card|sponsor|authori|residen|disab|deaf|blind|dysl|dysp|autis|asperger|adhd|wheelchair|epilep|diabet|impair|chronic|depress|anxiety|bipolar|cancer|sclerosis|behinder|adjustments|union|steward|member|church|mosque|synagogue|temple|gurdwara|parish|congregation|chapel|masjid|bible|prayer|quran|torah|christian|muslim|jew|hindu|sikh|buddhist|catholic|protestant|religion|faith|denomination|eligible|entitled|indefinite|works council/iu;
/** Longer ones tell of something else as well. */
const mostWords = 22;

/**
 * A line about leave for children, a visa, health, a union or a faith: shown, never scored. What was done at work about such
 * things ("Processed visa applications") is work.
 */
export const isPersonalStatement = (text: string): boolean =>
  HINT.test(text) && text.length < 220 && text.split(/\s+/).length <= mostWords && STATEMENT.test(text);
