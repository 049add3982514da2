import { defineFeature } from '../../platform/manifest/feature.ts';
import { notesPersonal } from './notes.personal.ts';
import { noteRoutes } from './notes.routes.ts';
import { createNotesService } from './notes.service.ts';

export const notesFeature = defineFeature({
  name: 'notes',
  personal: notesPersonal,
  build: ({ platform: { database, clock } }) => {
    const service = createNotesService({ database, clock });
    return { service, routes: noteRoutes(service) };
  },
});
