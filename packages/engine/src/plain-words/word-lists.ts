import animalsAndVeterinary from './lists/animals-and-veterinary.json' with { type: 'json' };
import beautySportAndLeisure from './lists/beauty-sport-and-leisure.json' with { type: 'json' };
import buildingTrades from './lists/building-trades.json' with { type: 'json' };
import charityAndFundraising from './lists/charity-and-fundraising.json' with { type: 'json' };
import childcareAndEarlyYears from './lists/childcare-and-early-years.json' with { type: 'json' };
import constructionAndCivilEngineering from './lists/construction-and-civil-engineering.json' with { type: 'json' };
import dataAndAnalyticsAndMachineLearning from './lists/data-and-analytics-and-machine-learning.json' with {
  type: 'json',
};
import designAndArchitectureAndSurveying from './lists/design-and-architecture-and-surveying.json' with {
  type: 'json',
};
import electricalAndElectronics from './lists/electrical-and-electronics.json' with { type: 'json' };
import energyAndUtilitiesAndEnvironment from './lists/energy-and-utilities-and-environment.json' with { type: 'json' };
import facilitiesAndMaintenance from './lists/facilities-and-maintenance.json' with { type: 'json' };
import farmingAndLand from './lists/farming-and-land.json' with { type: 'json' };
import financeAndAccounting from './lists/finance-and-accounting.json' with { type: 'json' };
import foodManufacture from './lists/food-manufacture.json' with { type: 'json' };
import furtherAndHigherEducation from './lists/further-and-higher-education.json' with { type: 'json' };
import general from './lists/general.json' with { type: 'json' };
import healthMedicineAndAllied from './lists/health-medicine-and-allied.json' with { type: 'json' };
import healthNursing from './lists/health-nursing.json' with { type: 'json' };
import hospitalityAndKitchens from './lists/hospitality-and-kitchens.json' with { type: 'json' };
import infrastructureAndCloudAndOperations from './lists/infrastructure-and-cloud-and-operations.json' with {
  type: 'json',
};
import insuranceBankingAndInvestment from './lists/insurance-banking-and-investment.json' with { type: 'json' };
import law from './lists/law.json' with { type: 'json' };
import marketing from './lists/marketing.json' with { type: 'json' };
import mechanicalAndManufacturingEngineering from './lists/mechanical-and-manufacturing-engineering.json' with {
  type: 'json',
};
import mentalHealth from './lists/mental-health.json' with { type: 'json' };
import officeAndAdministration from './lists/office-and-administration.json' with { type: 'json' };
import peopleAndRecruitment from './lists/people-and-recruitment.json' with { type: 'json' };
import pharmaAndClinicalTrials from './lists/pharma-and-clinical-trials.json' with { type: 'json' };
import productAndProjectManagementAndQualityAssurance from './lists/product-and-project-management-and-quality-assurance.json' with {
  type: 'json',
};
import publicServiceAndPoliceAndFire from './lists/public-service-and-police-and-fire.json' with { type: 'json' };
import qualityAndHealthAndSafety from './lists/quality-and-health-and-safety.json' with { type: 'json' };
import retailPropertyMedia from './lists/retail-property-media.json' with { type: 'json' };
import salesAndCustomerService from './lists/sales-and-customer-service.json' with { type: 'json' };
import schoolsAndTeaching from './lists/schools-and-teaching.json' with { type: 'json' };
import scienceAndLaboratory from './lists/science-and-laboratory.json' with { type: 'json' };
import securityAndNetworksAndItSupport from './lists/security-and-networks-and-it-support.json' with { type: 'json' };
import socialCareAndSocialWork from './lists/social-care-and-social-work.json' with { type: 'json' };
import softwareDevelopment from './lists/software-development.json' with { type: 'json' };
import transportAndLogisticsAndWarehouse from './lists/transport-and-logistics-and-warehouse.json' with {
  type: 'json',
};
import vehiclesAndAviationAndRail from './lists/vehicles-and-aviation-and-rail.json' with { type: 'json' };

/** What words of trades mean, field by field: a meaning in plain words, and the words that have it. */
export const wordLists: readonly Readonly<Record<string, readonly string[]>>[] = [
  animalsAndVeterinary,
  beautySportAndLeisure,
  buildingTrades,
  charityAndFundraising,
  childcareAndEarlyYears,
  constructionAndCivilEngineering,
  dataAndAnalyticsAndMachineLearning,
  designAndArchitectureAndSurveying,
  electricalAndElectronics,
  energyAndUtilitiesAndEnvironment,
  facilitiesAndMaintenance,
  farmingAndLand,
  financeAndAccounting,
  foodManufacture,
  furtherAndHigherEducation,
  general,
  healthMedicineAndAllied,
  healthNursing,
  hospitalityAndKitchens,
  infrastructureAndCloudAndOperations,
  insuranceBankingAndInvestment,
  law,
  marketing,
  mechanicalAndManufacturingEngineering,
  mentalHealth,
  officeAndAdministration,
  peopleAndRecruitment,
  pharmaAndClinicalTrials,
  productAndProjectManagementAndQualityAssurance,
  publicServiceAndPoliceAndFire,
  qualityAndHealthAndSafety,
  retailPropertyMedia,
  salesAndCustomerService,
  schoolsAndTeaching,
  scienceAndLaboratory,
  securityAndNetworksAndItSupport,
  socialCareAndSocialWork,
  softwareDevelopment,
  transportAndLogisticsAndWarehouse,
  vehiclesAndAviationAndRail,
];
