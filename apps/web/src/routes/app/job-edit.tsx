export default function JobEditPage() {
  return <h1>JobEdit</h1>;
}
