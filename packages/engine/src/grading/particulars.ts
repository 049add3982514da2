import { climb, type Ramp } from '../scoring/calibration.ts';
import { bestLikeness, type ReadText } from './compare-texts.ts';
import { formsOf, isOneOf } from './word-forms.ts';

/** What can be said of any work by any candidate: qualities, good intentions, and the words around them. */
const general = formsOf(
  `ability able absolute accomplish according achieve achievement action actively activity adapt adaptable affect aim all always amazing
  analyse analysis approach appropriate area aspect asset attention attitude aware awareness balance base basis behaviour believe benefit
  best better big bring build busy calm capable care careful carefully career cause certain challenge challenging change clear clearly
  clever close closely collaborate collaboration colleague come comfortable commit commitment common communicate communication company
  complete completely complex complicated concept concern condition confidence confident conflict consider consistent constant
  constructive contact continue contribute contribution control cooperate cooperation correct course create creative critical culture
  current daily deal dedicate dedication deep deliver demand department depend detail determine develop developer development difference
  different difficult difficulty diligent direct discipline discuss drive dynamic early easy effect effective effectively efficient
  efficiently effort emotion empathy employee employer enable encourage end energy engage enjoy ensure enthusiasm enthusiastic entire
  environment especially essential even event every everyone everything excellent exceed exceptional exact expect expectation experience
  expert expertise explain extensive extra extremely eye face fact factor fail fast feedback feel few field final finally find fine finish
  first flexible flexibility focus follow forward free friendly full fully function future gain general get give go goal good grateful
  great greatly group grow growth habit handle happen happy hard harder help helpful high highly honest idea ideal identify immediately
  impact importance important impossible improve improvement include increase increasingly individual industry influence information
  initiative innovative inspire instruction integrity intelligent interest interested involve issue job keen keep key kind know knowledge
  large lead leader leadership lean learn learner learning level life like listen little long look lot love loyal main maintain make manage
  management manager manner many matter maximum mean measure meet member method mindset mistake moment more most motivate motivated
  motivation much multitask multitasking must my natural necessary need never new nice normal obstacle offer often open openly operation
  opinion opportunity optimal option order organisation organise organised outcome outstanding over overall overcome own part particular
  passion passionate patience patient people perfect perfectly perform performance period person personal personality perspective
  plan planning play pleasant pleased point polite position positive possibility possible potential practice praise prepare pressure
  previous principle priority prioritise private proactive problem procedure process produce productive profession professional
  professionalism progress project proper properly proud prove provide purpose put qualification quality quick quickly quite rapid reach
  ready realise really reason receive reduce regard regular relate relation relationship relevant reliable remain requirement resolve
  resource respect respectful respond response responsibility responsible rest result right role rule run safe safely safety satisfaction
  satisfied say see select sense serious seriously serve service set several share show significant significantly similar simple
  situation skill skilful skilled smart smooth smoothly social solid solution solve some soon speak special specific stakeholder standard
  start state stay step strategic strategy strength strong strongly structure structured style succeed success successful successfully
  suitable support sure system systematic systematically take talk target task team teamwork technical technique tell thank thanks
  thing think thorough thoroughly thought time together tool top total tough train training transparent treat trust try type typical
  understand understanding unexpected unique urgency urgent use useful usual usually valuable value various very view want way well
  whole will willing win wish within without word work worker workplace world worst worth wrong year yet
  knew felt gave went kept took made told said came brought saw met led dealt spoke stood done gone been found left held paid thought
  any anyone anything another around away back both day each else enough far here how just last less let likely maybe mind
  next nothing now only other perhaps place rather same second should side something such than then there third though today tomorrow
  under until up what when where whether while who why would yes analyze organize prioritize realize`,
  4,
);

/** From which share of a sentence's words only a candidate who was there would use, to how much it tells. */
const particularFrom: Ramp = [
  [0.08, 0.1],
  [0.25, 0.4],
  [0.4, 1],
];

/**
 * How particular a sentence is, 0 to 1. Praise of oneself and of good work in general is made of words that fit any work; an
 * account of something that happened names things, people, times and amounts. What the question named says neither.
 */
export function particularityOf(asked: ReadText, { distinct }: ReadText): number {
  const own = distinct.filter((word) => word.isNumber || bestLikeness(word, asked.distinct) < sameWord);
  const particular = own.filter(({ key, isNumber }) => isNumber || !isOneOf(general, key)).length;
  return own.length === 0 ? 0 : climb(particular / own.length, particularFrom);
}

const sameWord = 0.8;
