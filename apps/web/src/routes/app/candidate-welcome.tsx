export default function CandidateWelcomePage() {
  return <h1>CandidateWelcome</h1>;
}
