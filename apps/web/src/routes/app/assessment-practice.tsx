export default function AssessmentPracticePage() {
  return <h1>AssessmentPractice</h1>;
}
