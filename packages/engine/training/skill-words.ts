/** Makers' names in front of their products. */
export const vendors =
  /^(?:microsoft|adobe|autodesk|oracle|ibm|apple|google|sap|atlassian|apache|amazon|esri|dassault systemes|corel|intuit|the mathworks|mathworks|statacorp|national instruments|trimble|bentley|siemens|ptc|cisco|vmware|citrix|symantec|hewlett packard|hp|red hat|salesforce|sage|intergraph|blackbaud|tibco|teradata|qlik tech|delphi|epic systems|cerner|thomson reuters|wolfram research|avid technology|nortonlifelock) (?=\S{4,})/i;

/** Kinds of software are no skills of their own. */
export const genericEndings =
  /(?:software|systems?|tools?|databases?|programs?|applications?|sites?|websites?|platforms?|languages?|utilities)$/i;

/** Names that are everyday words would find skills the candidate lacks. */
export const everydayWords = new Set(
  `chef access acrobat agenda ahead alert align amber analyst apex arena ascend aspect atlas audit aurora avid axis balance base basecamp beacon bench blend
  board bold bond book boost box brain brave bridge bright broadcast build burst business canvas capital capture cardinal care career case cast catalog
  catalyst center central chain chart chat check choice chrome circle citation class clear click clock close cloud coda color columbia compass complete concept
  concur connect console contact content control core counsel course create crystal current dash data day deal deep delta design desk digital direct discover
  discovery dispatch docs domain dragon draw drive dropbox drupal dynamic dynamics eagle earth easy echo eclipse edge elements elite encompass encore energy
  engage engine enterprise epic essential evergreen evernote exact exchange exec expert explorer express facebook fiery finale finder fire first flash flex flow
  focus force form forms forum foundation fox frame free freedom front fusion future galaxy gateway gem general genesis gold grade graph green grid group
  guide harmony harvest health hero home horizon hot hub icon ideas image impact impress impulse index infinity influence insight inspiration instagram
  integrity intellect interact internet journey key kinetics laser launch lead ledger legacy legend level library light linkedin link list live logic
  mail maps mark market master matrix maximum media medical meet mercury merge meridian messenger mind mint mission mobile mode model modern moodle
  motion movement myspace navigator nest network new next node notes notion nova office omni one open opera optimum option orbit order orion outlook oxygen
  pages paint panorama paper partner pass path people perform phoenix photo photos pilot pinnacle pinterest planner platform play plus point portal power
  practice precision premier preview prime print prism pro process prodigy profile progress project promise proof protocol publisher pulse pure quest
  quick radar rapid reach ready real record reflex remote report research resolve result review rhythm safari safe sales scene schedule scope search
  secure select sense series server service shape share signal simple simplicity site skype smart snap social source spark spectrum spirit spring sprint
  square stage star start stata status stellar step storm story strategy stream studio success suite summit sunrise support surface surge survey swift
  symphony sync system table target task team tempo test text time titan toast touch tracker trade transit trend tribute trident triumph true trust
  turning twitter ultimate union unity universal update urban validity vantage vault vector velocity venture verify vertex video view vision visual vital voice
  wave web whatsapp window windows wire wonder word work works workshop world write yammer youtube zebra zenith zoom
  techniques principles methods processes types characteristics services equipment products industry activities information materials systems tools procedures
  standards regulations legislation theory studies history culture trends structure components requirements issues`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Labels that start with one describe a duty, not a thing one knows. */
export const verbs = new Set(
  `abide accurately activate align allocate alter apologise arm batch bake bandage bargain blend boil borrow break bring brush butcher call cancel capture cease charge cheat circulate classify coat comment commission compete conclude confirm consolidate cope cool craft cure customise declare decode de-escalate decide delineate deploy descale designate digitise disassemble discharge discipline dispatch dispose dissect dive dry dye empathise employ enchant engineer enrol escort exchange exercise exert exfoliate expand express fabricate fasten fertilise fold forge form formulate frame freeze gain glue grade grant graze groom hang hatch honour host identify imitate immerse impart import inject innovate inspect insulate interpret invest iron issue justify knead laminate launch lease leverage limit lobby lubricate magnify massage match milk mine minimise mitigate model modify mould nail name network neutralise nurture oil open originate outline outsource overcome pair pass paste perceive pilot pitch plane pose pour practise practice predict press print prioritise procure profile prohibit project proofread pump punch query quote rate reach react reason rebuild recall reconstruct recover redact reflect refuel refuse register reinforce release rely remain renovate rent reorganise reprimand rescue retain return reupholster rinse rivet rotate safeguard sand saw scan scout sculpt sharpen ship shear signal simulate sketch smoke snap spin splice split spread stain stamp stand steam steer stitch stop strive structure submit summarise swim swing tailor tan tell terminate theorise throw tie tint touch transcribe transform transmit transpose unload unpack upholster vaccinate vacuum varnish ventilate wait walk wax weave wind winter withstand zoom accept accommodate achieve act adapt add address adhere adjust administer advertise advise advocate analyse answer anticipate apply appraise appreciate arrange
  assemble assess assign assist assume attach attend audit authorise ban be bend bind bolt book brief build buy calculate calibrate care carry cast chair challenge change check
  choose clean close coach collaborate collect combine communicate compare compile complete comply compose conduct connect consider construct consult contact
  contribute control convert cook cooperate coordinate cope correct counsel count create cultivate cut deal debate decorate define delegate deliver demonstrate describe
  design detect determine develop devise diagnose direct discuss dispense display distinguish distribute document draft draw dress drill drive edit educate elaborate
  enable encourage enforce engage engrave enhance ensure enter entertain establish estimate evaluate examine execute explain extinguish extract facilitate feed file fill film
  filter find finish fit fix follow forecast foster gather generate get give greet grind grow guarantee guide handle harvest have heat help hire hold identify
  illustrate implement improve inform initiate insert inspect inspire install instruct integrate interact interpret interview introduce investigate issue join judge keep label
  lay lead learn liaise lift listen live load lock maintain make manage manipulate manufacture mark market master measure meet melt memorise mentor mix moderate monitor
  moor motivate mount move navigate negotiate notify nurse observe obtain offer officiate operate optimise order organise oversee pack paint park participate perform persuade place plan
  plant play polish position prepare prescribe present preserve prevent price process produce program promote propose protect provide publish pull purchase pursue raise read
  receive recognise recommend record recruit reduce refer regulate rehearse relate remove renew repair replace report represent research resolve respond restore review
  revise rig run satisfy schedule screen seal search secure select sell sell send serve set sew shape show sing solicit solve sort speak specify spot stack standardise
  stimulate store study suggest supervise supply support survey sustain switch synthesise take tend teach test think tolerate trace track trade train transfer translate transport treat trim
  troubleshoot tune type understand undertake update upgrade use utilise validate verify view visit wash watch wear weigh weld welcome work wrap write`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
