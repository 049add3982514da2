import shipped from '../../models/occupations.json' with { type: 'json' };
import { type OccupationModel, readOccupationModel } from './occupation-model.ts';

let model: OccupationModel | undefined;

/** The model that ships with the engine, read once. */
export function loadOccupations(): OccupationModel {
  model ??= read();
  return model;
}

function read(): OccupationModel {
  const found = readOccupationModel(shipped);
  // What was read need not be held as text as well, for as long as the process lives.
  shipped.base64 = '';
  return found;
}
