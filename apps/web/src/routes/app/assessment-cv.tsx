export default function AssessmentCvPage() {
  return <h1>AssessmentCv</h1>;
}
