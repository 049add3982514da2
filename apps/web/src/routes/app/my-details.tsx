export default function MyDetailsPage() {
  return <h1>MyDetails</h1>;
}
