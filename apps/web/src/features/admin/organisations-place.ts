import { useLocation } from 'react-router';
import { z } from 'zod';

const listPath = '/admin/organisations';
const placeSchema = z.object({ organisations: z.string() });

/** What a link from the list carries along, so that the way back leads to the same filter and page. */
export const useOrganisationsPlace = () => ({ organisations: useLocation().search });

/** The way back to the list, as it was left; from anywhere else to all of it. */
export function useWayToOrganisations(): string {
  const { data } = placeSchema.safeParse(useLocation().state);
  return `${listPath}${data?.organisations ?? ''}`;
}
