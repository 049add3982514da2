export default function ApplicationsPage() {
  return <h1>Applications</h1>;
}
