export default function CareersPage() {
  return <h1>Careers</h1>;
}
