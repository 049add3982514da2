import { z } from 'zod';
import { dataResponse, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** As the page's address writes them; empty where none were saved. */
const savedFiltersSchema = z.object({ filters: text(2000) });

export const getSavedFilters = defineRoute({
  id: 'applications.get-saved-filters',
  method: 'GET',
  path: '/api/recruiter/applications/saved-filters',
  summary: 'The filters and the order in which the signed-in account likes to see the list of applications',
  access: may('application.read'),
  response: dataResponse(savedFiltersSchema),
});

export const saveFilters = defineRoute({
  id: 'applications.save-filters',
  method: 'PUT',
  path: '/api/recruiter/applications/saved-filters',
  summary: 'Keeps them, in the place of those that were kept',
  access: may('application.read'),
  body: savedFiltersSchema,
  response: dataResponse(savedFiltersSchema),
});
