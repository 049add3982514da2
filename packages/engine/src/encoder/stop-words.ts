/**
 * Words that say nothing about work. Pronouns, forms of address and words for a person's sex are among them, so that
 * they cannot reach a vector or a score.
 */
const STOP_WORDS = `
a about above across after again against all almost along already also although always am among an and another any anyone
anything are around as at away back be became because been before behind being below best better between beyond both but by can
cannot could currently daily did do does doing done down due during each eg either else enough especially etc even ever every
everyone everything few first for form from further gain gave get gets getting give given go goes going good got great had has
have having here high highly how however i ie if in including include included includes inc into is it its itself just keep
kept key large last least less let like ltd made main major make makes making many may me might more most much must my myself
near need needed needs never new next no non nor not now of off often on once one only or other others our out over own per
possible put rather related same second see seen self several shall should since so some something soon still strong such take
taken takes than that the their them themselves then there these they thing this those three through throughout thus to
together too took toward two under until up upon us use used using usual usually various very via was way we well went were
what when where whether which while who whom whose why wide will with within without would year yet you your
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct
nov dec present today month week
ability able excellent proven responsible responsibility duty
he she him her his hers himself herself he/she mr mrs ms miss mx sir madam dame lord lady
man men woman women male female gender boy boys girl girls gentleman gentlemen ladies father mother son daughter husband wife
married single divorced age aged born birth nationality citizen
company name city state
`;

export const stopWords: ReadonlySet<string> = new Set(STOP_WORDS.split(/\s+/).filter((word) => word !== ''));
