import artsAndMedia from './lists/arts-and-media.json' with { type: 'json' };
import buildingTrades from './lists/building-trades.json' with { type: 'json' };
import charities from './lists/charities.json' with { type: 'json' };
import constructionAndProperty from './lists/construction-and-property.json' with { type: 'json' };
import councilsAndPublicService from './lists/councils-and-public-service.json' with { type: 'json' };
import farmingLandAndAnimals from './lists/farming-land-and-animals.json' with { type: 'json' };
import financeAndInsurance from './lists/finance-and-insurance.json' with { type: 'json' };
import furtherAndHigherEducation from './lists/further-and-higher-education.json' with { type: 'json' };
import health from './lists/health.json' with { type: 'json' };
import hospitality from './lists/hospitality.json' with { type: 'json' };
import informationTechnology from './lists/information-technology.json' with { type: 'json' };
import law from './lists/law.json' with { type: 'json' };
import manufacturingAndEngineering from './lists/manufacturing-and-engineering.json' with { type: 'json' };
import marketingAndCommunications from './lists/marketing-and-communications.json' with { type: 'json' };
import offices from './lists/offices.json' with { type: 'json' };
import peopleAndRecruitment from './lists/people-and-recruitment.json' with { type: 'json' };
import policeForcesAndSecurity from './lists/police-forces-and-security.json' with { type: 'json' };
import retail from './lists/retail.json' with { type: 'json' };
import salesAndCustomerService from './lists/sales-and-customer-service.json' with { type: 'json' };
import schoolsAndEarlyYears from './lists/schools-and-early-years.json' with { type: 'json' };
import science from './lists/science.json' with { type: 'json' };
import socialCare from './lists/social-care.json' with { type: 'json' };
import sportLeisureBeautyAndFunerals from './lists/sport-leisure-beauty-and-funerals.json' with { type: 'json' };
import transportAndWarehousing from './lists/transport-and-warehousing.json' with { type: 'json' };

/**
 * What British workplaces call people, sector by sector, where the words mean something else to ESCO or nothing: a gas engineer is no
 * petroleum engineer, a joiner makes no casting moulds. Each by the name that ESCO has, and only where the answer would be wrong,
 * missing or unsure without it. Several titles stand in a line, between commas.
 */
const titleLists: readonly Readonly<Record<string, readonly string[]>>[] = [
  artsAndMedia,
  buildingTrades,
  charities,
  constructionAndProperty,
  councilsAndPublicService,
  farmingLandAndAnimals,
  financeAndInsurance,
  furtherAndHigherEducation,
  health,
  hospitality,
  informationTechnology,
  law,
  manufacturingAndEngineering,
  marketingAndCommunications,
  offices,
  peopleAndRecruitment,
  policeForcesAndSecurity,
  retail,
  salesAndCustomerService,
  schoolsAndEarlyYears,
  science,
  socialCare,
  sportLeisureBeautyAndFunerals,
  transportAndWarehousing,
];

/** Each title with ESCO's name for it. */
export function* allTitles(): Generator<readonly [title: string, name: string]> {
  for (const list of titleLists)
    for (const [name, lines] of Object.entries(list))
      for (const line of lines) for (const title of line.split(', ')) yield [title, name];
}
