export default function MyDetailsCvPage() {
  return <h1>MyDetailsCv</h1>;
}
