import shipped from '../../models/occupations.json' with { type: 'json' };
import { type OccupationModel, readOccupationModel } from './occupation-model.ts';

let model: OccupationModel | undefined;

/** The model that ships with the engine, read once. */
export function loadOccupations(): OccupationModel {
  model ??= readOccupationModel(shipped);
  return model;
}
