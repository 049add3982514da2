/**
 * Countries and regions, and large cities: enough to tell a place from an employer. A name of several words has
 * underscores in it.
 */
const toNames = (list: string): Set<string> =>
  new Set(
    list
      .split(/\s+/)
      .filter((name) => name !== '')
      .map((name) => name.replaceAll('_', ' ')),
  );

const REGIONS = toNames(`
  afghanistan albania algeria argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bolivia
  bosnia botswana brazil bulgaria cambodia cameroon canada chile china colombia costa_rica croatia cuba cyprus czechia
  czech_republic denmark ecuador egypt estonia ethiopia finland france georgia germany ghana greece guatemala hong_kong
  hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya korea kuwait
  latvia lebanon libya lithuania luxembourg malaysia malta mexico moldova mongolia montenegro morocco mozambique myanmar
  nepal netherlands new_zealand nicaragua nigeria norway oman pakistan panama paraguay peru philippines poland portugal
  qatar romania russia rwanda saudi_arabia senegal serbia singapore slovakia slovenia somalia south_africa south_korea
  spain sri_lanka sudan sweden switzerland syria taiwan tanzania thailand tunisia turkey uganda ukraine
  united_arab_emirates united_kingdom united_states uruguay uzbekistan venezuela vietnam yemen zambia zimbabwe uk gb usa
  us uae eu u.k. u.s. u.s.a. england scotland wales northern_ireland great_britain europe deutschland schweiz österreich
  españa italia brasil kent essex surrey sussex west_sussex east_sussex hampshire devon cornwall dorset somerset
  wiltshire norfolk suffolk yorkshire north_yorkshire west_yorkshire lancashire cheshire merseyside greater_manchester
  west_midlands east_midlands tyne_and_wear berkshire buckinghamshire hertfordshire bedfordshire cambridgeshire
  oxfordshire gloucestershire warwickshire staffordshire derbyshire nottinghamshire lincolnshire leicestershire
  shropshire cumbria northumberland county_durham greater_london fife midlothian alabama alaska arizona arkansas
  california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine
  maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire new_jersey
  new_mexico north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota
  tennessee texas utah vermont virginia west_virginia wisconsin wyoming ontario british_columbia alberta new_south_wales
  victoria queensland bavaria bayern hesse catalonia lombardy maharashtra karnataka tamil_nadu telangana punjab sindh
  remote hybrid worldwide nationwide`);

const CITIES = toNames(`
  london birmingham manchester leeds glasgow edinburgh liverpool bristol sheffield cardiff belfast newcastle
  newcastle_upon_tyne nottingham leicester coventry bradford hull stoke-on-trent wolverhampton plymouth southampton
  portsmouth derby reading norwich oxford cambridge york bath exeter brighton swansea dundee aberdeen inverness
  milton_keynes northampton luton bournemouth middlesbrough sunderland blackpool bolton preston warrington slough
  swindon gloucester cheltenham worcester lincoln peterborough ipswich colchester chelmsford canterbury guildford
  croydon watford basingstoke stirling perth durham lancaster chester carlisle winchester salford huddersfield stockport
  harrogate telford crewe wigan doncaster rotherham truro st_albans dublin cork galway limerick paris lyon marseille
  toulouse lille bordeaux nantes nice strasbourg berlin hamburg munich münchen cologne köln frankfurt stuttgart
  düsseldorf leipzig dresden hannover nuremberg nürnberg bremen vienna wien graz zurich zürich geneva genève basel bern
  madrid barcelona valencia seville sevilla bilbao málaga zaragoza lisbon lisboa porto rome roma milan milano turin
  torino naples napoli florence firenze bologna venice amsterdam rotterdam utrecht eindhoven the_hague brussels
  bruxelles antwerp ghent copenhagen københavn aarhus stockholm gothenburg göteborg malmö oslo bergen helsinki tallinn
  riga vilnius warsaw warszawa kraków krakow wrocław gdańsk poznań prague praha brno budapest bucharest cluj-napoca
  sofia athens thessaloniki istanbul ankara izmir moscow saint_petersburg kyiv kiev lviv kharkiv odesa minsk tbilisi
  yerevan baku belgrade zagreb ljubljana bratislava new_york new_york_city nyc brooklyn los_angeles chicago houston
  phoenix philadelphia san_antonio san_diego dallas san_jose austin jacksonville fort_worth columbus charlotte
  san_francisco indianapolis seattle denver washington boston el_paso nashville detroit oklahoma_city portland las_vegas
  memphis louisville baltimore milwaukee albuquerque tucson fresno sacramento kansas_city atlanta omaha colorado_springs
  raleigh miami oakland minneapolis tulsa tampa new_orleans arlington cleveland honolulu pittsburgh cincinnati st._louis
  orlando buffalo salt_lake_city ann_arbor palo_alto mountain_view toronto montreal montréal vancouver calgary ottawa
  edmonton winnipeg quebec halifax sydney melbourne brisbane perth adelaide canberra auckland wellington christchurch
  mumbai delhi new_delhi bangalore bengaluru hyderabad chennai kolkata pune ahmedabad jaipur gurgaon gurugram noida
  karachi lahore islamabad dhaka colombo kathmandu beijing shanghai shenzhen guangzhou chengdu hangzhou wuhan taipei
  tokyo osaka kyoto nagoya seoul busan bangkok hanoi ho_chi_minh_city jakarta kuala_lumpur manila cebu dubai abu_dhabi
  doha riyadh jeddah muscat kuwait_city tel_aviv jerusalem amman beirut cairo alexandria casablanca rabat tunis algiers
  lagos abuja ibadan accra kumasi nairobi mombasa kampala kigali addis_ababa dar_es_salaam lusaka harare johannesburg
  cape_town durban pretoria são_paulo sao_paulo rio_de_janeiro brasília buenos_aires córdoba santiago lima bogotá bogota
  medellín medellin quito caracas mexico_city monterrey guadalajara`);

const STATES =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|AB|QC|NSW|VIC|QLD)(?:\s+\d{5})?$/u;
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?$/u;

/** What a template or an anonymised CV has in place of a town. */
const PLACEHOLDER = /^(?:city|town|state|county|country)$/iu;

export const isPlaceName = (text: string): boolean => {
  const name = text.trim();
  return PLACEHOLDER.test(name) || isRegionName(name) || CITIES.has(name.toLowerCase()) || POSTCODE.test(name);
};

/** A country, a county, a state: larger than a town. */
export const isRegionName = (name: string): boolean =>
  /^(?:state|county|country)$/iu.test(name) || REGIONS.has(name.toLowerCase()) || STATES.test(name);

/** Every part is a known place, or an unknown name of a few words stands before a region: "Harrogate, North Yorkshire". */
export function isPlace(text: string): boolean {
  const parts = text
    .replace(/[()]/g, ' ')
    .split(/\s*[,/|·–—]\s*|\s+-\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 4) return false;
  const known = parts.filter(isPlaceName).length;
  if (known === parts.length) return true;
  const unknown = parts.filter((part) => !isPlaceName(part));
  const isLast = isRegionName(parts.at(-1) ?? '');
  return isLast && unknown.length === 1 && /^\p{Lu}[\p{L}.'’-]+(?:\s\p{L}[\p{L}.'’-]+){0,2}$/u.test(unknown[0] ?? '');
}

export const isKnownPlace = (text: string): boolean => text.split(/\s*,\s*/).every((part) => isPlaceName(part));
