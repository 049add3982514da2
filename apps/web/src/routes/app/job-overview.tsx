export default function JobOverviewPage() {
  return <h1>JobOverview</h1>;
}
