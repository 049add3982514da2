export default function AssessmentsPage() {
  return <h1>Assessments</h1>;
}
