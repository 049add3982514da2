/**
 * Words that belong to one field of work. An encoder trained on descriptions of occupations knows few words of the shop
 * floor; a candidate who is asked about food hygiene and tells of a fridge is still to the point.
 */
const FIELDS = `
care: patient ward nurse nursing doctor hospital bed dose medicine medication wound pain fall resident carer clinic symptom blood pulse dressing matron physio consultant infection surgery ulcer diabetic chest breathing family healthcare bay therapy handover
kitchen: food kitchen chef cook cooking hygiene fridge meat chicken fish vegetable sauce dish plate menu stock oven pan grill table portion recipe allergy allergen ingredient starter dessert waiter order raw label temperature taste inspection service clean
hospitality: guest hotel bar table restaurant room booking waiter waitress reception check-in drink coffee till bill menu cleaning
software: software code service server database query function api bug release deploy deployment test log latency traffic request user engineer developer incident on-call architecture cache container kubernetes docker backup password dashboard version branch review javascript typescript python sql
teaching: lesson pupil child class classroom school teacher teaching reading phonics parent homework book assistant carpet learner subject exam marking student word sound story course behaviour
driving: van lorry driver driving road route parcel delivery depot load stop brake tyre mirror traffic address customer vehicle tachograph break speed dashcam mile junction sat nav map
retail: customer shop store till sale stock shelf price product refund target basket manager offer complaint return
finance: account ledger invoice payment bank month-end audit figure balance reconciliation vat tax budget forecast supplier spreadsheet cost report statement payroll excel formula
building: site foundation drainage brick concrete scaffold drawing client trade permit electrician plumber cable pipe wall roof level risk tool weather digger homes
making: machine line shift part batch pallet warehouse scanner pick pack order forklift assembly defect quality maintenance tool operator production stock
people: employee interview candidate hire manager policy contract grievance recruitment onboarding absence payroll hr
creative: campaign design brand draft client copy website photo video audience post click reader layout colour newsletter
security: guard incident patrol camera door alarm report police site visitor
laboratory: sample experiment measurement control calibration result instrument protocol batch analysis reagent microscope
office: meeting calendar minutes file document email phone diary report deadline spreadsheet visitor invoice travel
`;

const fields: readonly ReadonlySet<string>[] = FIELDS.trim()
  .split('\n')
  .map(
    (line) =>
      new Set(
        line
          .slice(line.indexOf(':') + 1)
          .trim()
          .split(' '),
      ),
  );

/** The words of the fields that some words belong to; two of a field make it meant, or one of a text that has few. */
export function fieldWords(keys: readonly string[]): string[] {
  const needed = keys.length <= 4 ? 1 : 2;
  return fields.filter((field) => keys.filter((key) => field.has(key)).length >= needed).flatMap((field) => [...field]);
}
