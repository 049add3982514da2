import { redirect } from 'react-router';

const goOn = () => redirect('/dashboard/assessments/practice');

/** For a document request and for a navigation inside the product, which need not ask the server. */
export const loader = goOn;
export const clientLoader = goOn;

export default function AssessmentsPage() {
  return null;
}
