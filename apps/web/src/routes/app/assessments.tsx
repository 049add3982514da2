import { redirect } from 'react-router';

const toFirstPage = () => redirect('/dashboard/assessments/practice');

/** For a document request and for a navigation inside the product, which need not ask the server. */
export const loader = toFirstPage;
export const clientLoader = toFirstPage;

export default function AssessmentsPage() {
  return null;
}
