export default function RankedCandidatesPage() {
  return <h1>RankedCandidates</h1>;
}
