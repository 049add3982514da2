import { useLocation } from 'react-router';

const listPath = '/admin/organisations';

/** What a link from the list carries along, so that the way back leads to the same filter and page. */
export const useOrganisationsPlace = () => ({ organisations: useLocation().search });

/** The way back to the list, as it was left; from anywhere else to all of it. */
export function useWayToOrganisations(): string {
  const state: unknown = useLocation().state;
  // Looked at by hand: the library of schemas would weigh more than the page.
  const isFromList = typeof state === 'object' && state !== null && 'organisations' in state;
  return `${listPath}${isFromList ? String(state.organisations) : ''}`;
}
